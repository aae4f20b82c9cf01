// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePictureUrl } from '../../../src/ui/use-picture-url';

const load = vi.fn(async () => new ArrayBuffer(4));
/** Object URLs that a page could still show. */
const living = new Set<string>();

const place = document.createElement('div');
let root: Root;

beforeEach(() => {
  load.mockClear();
  living.clear();
  root = createRoot(place);
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    living.add(`blob:${made}`);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void living.delete(url);
});
afterEach(() => {
  root.unmount();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function Picture() {
  const url = usePictureUrl('one', load);
  return url && <img alt="" src={url} />;
}

const drawn = () => [...place.querySelectorAll('img')].map(({ src }) => src);
const draws = (...keys: string[]) => root.render(keys.map((key) => <Picture key={key} />));
const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the address of a picture', () => {
  it('lives on where another element shows the picture in the place of the first', async () => {
    draws('first');
    await expect.poll(drawn).toEqual(['blob:1']);
    draws('second');
    await moment();
    expect(drawn()).toEqual(['blob:1']);
    expect([...living]).toEqual(['blob:1']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('ends with the last element that shows it', async () => {
    draws('first', 'second');
    await expect.poll(drawn).toEqual(['blob:1', 'blob:1']);
    draws('first');
    await moment();
    expect([...living]).toEqual(['blob:1']);
    draws();
    await expect.poll(() => living.size).toBe(0);
  });
});
