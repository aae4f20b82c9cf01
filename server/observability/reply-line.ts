// Exists for `bench paper`: pino's own line of a reply takes a fifth more CPU for a paper (ADR 31).

/** How a request ended. */
export interface ReplyLog {
  requestId: string;
  /** The call of the contract; absent for any other request. */
  call: string | undefined;
  status: number;
  /** Milliseconds. */
  ms: number;
}

/** The line of a reply as pino writes it, at the level `info`. `origin` is pino's `base`. No value needs escaping: ids, names of calls and numbers. */
export function replyLine(origin: Readonly<Record<string, string | number>>): (reply: ReplyLog) => string {
  const originJson = JSON.stringify(origin).slice(1, -1);
  return ({ requestId, call, status, ms }) =>
    `{"level":30,"time":${Date.now()},${originJson},"requestId":"${requestId}",${call === undefined ? '' : `"call":"${call}",`}"status":${status},"ms":${Math.round(ms)},"msg":"replied"}\n`;
}
