/** Bytes that a process may hold while it waits for its next file. The server and all that waits beside it fit into 512 MB. */
const mostWaiting = 160 * 1024 * 1024;

/** Sends a child's answer to the server. A child that has grown by its work ends then, and the next file starts a new one. */
export function answerParent(answer: object): void {
  process.send?.(answer, () => {
    if (process.memoryUsage.rss() > mostWaiting) process.exit();
  });
}
