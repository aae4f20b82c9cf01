/** A session in WebDriver BiDi: commands and their replies over one socket. */
export interface Bidi {
  sends: <T>(method: string, params: object) => Promise<T>;
  closes: () => void;
}

interface Reply {
  id: number | null;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

export async function bidiAt(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`${url} does not answer`));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id === null) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  return {
    sends: async <T>(method: string, params: object) => {
      count += 1;
      const id = count;
      const answer = new Promise<Reply>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, message } = await answer;
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result as T;
    },
    closes: () => socket.close(),
  };
}
