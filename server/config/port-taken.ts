/** A port somebody else listens on; the message is one sentence for the person who started us. */
export class PortTaken extends Error {
  constructor(port: number, setting: string) {
    super(`Port ${port} is taken by another program. End it, or set ${setting} to a free port.`);
  }
}
