/** Asks a worker a question that it answers with true or false through the port sent along; no answer within `longestMs` is false. */
export async function askServiceWorker(worker: Pick<ServiceWorker, 'postMessage'>, question: unknown, longestMs: number): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === true);
      setTimeout(() => resolve(false), longestMs);
      worker.postMessage(question, [port2]);
    });
  } finally {
    port1.close();
  }
}
