/** A port that another process listens on. The message is one sentence for the operator. */
export class PortTaken extends Error {
  constructor(port: number, setting: string) {
    super(`Port ${port} is taken by another program. End it, or set ${setting} to a free port.`);
  }
}
