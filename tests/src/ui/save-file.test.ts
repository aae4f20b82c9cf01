// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canShareFiles, saveFile, shareFile } from '../../../src/ui/browser/save-file';

const file = { name: 'exam-copy_Mock_7.json', text: '{"answers":"हिन्दी"}' };

/** A phone's share sheet that records shared files; `refuses` is the error that it throws. */
function sharing(refuses: Error | null = null): File[] {
  const shared: File[] = [];
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type === 'text/plain'),
    share: async ({ files = [] }: ShareData) => {
      if (refuses !== null) throw refuses;
      shared.push(...files);
    },
  });
  return shared;
}

describe('a file', () => {
  const download = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'download') as PropertyDescriptor;
  let made: Blob[] = [];
  let clicked: string[] = [];
  beforeEach(() => {
    made = [];
    clicked = [];
    URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
  });
  afterEach(() => {
    Object.defineProperty(HTMLAnchorElement.prototype, 'download', download);
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
    vi.restoreAllMocks();
  });

  it('is downloaded under its name', async () => {
    expect(await saveFile(file)).toBe('handed-over');
    expect(clicked).toEqual(['exam-copy_Mock_7.json blob:1']);
    expect(made[0]?.size).toBe(new TextEncoder().encode(file.text).length);
  });

  it('is shared as plain text, which browsers allow, with the same bytes', async () => {
    const shared = sharing();
    expect(canShareFiles()).toBe(true);
    expect(await shareFile(file)).toBe('handed-over');
    expect(shared.map(({ name }) => name)).toEqual(['exam-copy_Mock_7.txt']);
    expect(shared[0]?.size).toBe(new TextEncoder().encode(file.text).length);
  });

  it('is shared where there are no downloads, and reported as not saved where there is no sharing either', async () => {
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'download');
    expect([canShareFiles(), await saveFile(file)]).toEqual([false, 'impossible']);
    const shared = sharing();
    expect(await saveFile(file)).toBe('handed-over');
    expect([shared.length, clicked.length]).toEqual([1, 0]);
  });

  it('is not reported as saved when the person cancelled, or the phone failed', async () => {
    sharing(new DOMException('no', 'AbortError'));
    expect(await shareFile(file)).toBe('cancelled');
    sharing(new DOMException('no', 'NotAllowedError'));
    expect(await shareFile(file)).toBe('impossible');
  });
});
