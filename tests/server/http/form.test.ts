import { describe, expect, it } from 'vitest';
import { fileIn } from '../../../server/http/form';

const edge = 'edge';
const type = `multipart/form-data; boundary=${edge}`;

const part = (head: string, content: string | Buffer) =>
  Buffer.concat([Buffer.from(`--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${edge}--\r\n`)]);
const found = (body: Buffer, of = type) => {
  const file = fileIn(body, of, 'file');
  return file && [file.name, Buffer.from(file.bytes).toString('latin1')];
};

describe('a form', () => {
  it.each([
    ['a.xlsx', 'PK'],
    ['नमूना "1"\r\n.xlsx', 'PK'],
    ['a%20b.xlsx', `\r\n--edg${'\r\n\r\n'}--`],
  ])('of the platform is read as the platform reads it: %j', async (name, content) => {
    const sent = new FormData();
    sent.set('file', new File([content], name));
    const response = new Response(sent);
    const of = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const there = (await new Response(new Uint8Array(body), { headers: { 'content-type': of } }).formData()).get('file') as File;
    expect(found(body, of)).toEqual([there.name, content]);
  });

  it('has its file after other parts, between headers of any kind', () => {
    const other = part('name="note"', 'text');
    const file = part('name="file"; filename="a.gift"\r\nContent-Type: text/plain', '::Q:: x {T}');
    expect(found(form(other, file))).toEqual(['a.gift', '::Q:: x {T}']);
    expect(found(form(file), 'Multipart/Form-Data; charset=x; BOUNDARY="edge"')).toEqual(['a.gift', '::Q:: x {T}']);
  });

  it.each<[string, Buffer, string]>([
    ['of another type', form(part('name="file"; filename="a"', 'x')), 'text/plain'],
    ['with another edge', form(part('name="file"; filename="a"', 'x')), 'multipart/form-data; boundary=other'],
    ['with a text in the place of the file', form(part('name="file"', 'x')), type],
    ['where no file was chosen', form(part('name="file"; filename=""', '')), type],
    ['without the file', form(part('name="other"; filename="a"', 'x')), type],
    ['that is empty', Buffer.alloc(0), type],
    ['without an end', part('name="file"; filename="a"', 'x'), type],
    ['without an end of its head', Buffer.from(`--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a"`), type],
    ['with a head of 10,000 bytes', form(part(`name="file"; filename="${'a'.repeat(10_000)}"`, 'x')), type],
    [
      'with its file after eight parts',
      form(...Array.from({ length: 8 }, () => part('name="n"', '')), part('name="file"; filename="a"', 'x')),
      type,
    ],
  ])('%s has none', (_, body, of) => expect(found(body, of)).toBeNull());

  it('keeps what is nearly its edge', () => {
    const nearly = Buffer.alloc(100_000, '\r\n--edg');
    expect(found(form(part('name="file"; filename="a"', nearly)))?.[1]?.length).toBe(nearly.length);
  });
});
