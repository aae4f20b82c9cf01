declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  /** 0: no warning where a request names another project. */
  export function createApp(projectId: string, singleProjectMode: 0): Promise<RequestListener>;
}
