import { describe, expect, it } from 'vitest';
import { maxLength } from '../../../../contract/fields/limits';
import { brief, read, webp } from '../kit';

const img = (src: string, alt = '') => `<img src="@@PLUGINFILE@@/${src}" alt="${alt}" class="img-fluid">`;
const file = (name: string, content: string = webp(name).toString('base64'), more = 'path="/" encoding="base64"') =>
  `<file name="${name}" ${more}>${content}</file>`;
const text = (html: string, files = '') => `<text><![CDATA[${html}]]></text>${files}`;
const answer = (fraction: number, inside: string) =>
  `<answer fraction="${fraction}" format="html">${inside}<feedback format="html"><text></text></feedback></answer>`;
const options = answer(100, text('a')) + answer(0, text('b'));
const quiz = (asked: string, answers = options, more = '') =>
  `<quiz><question type="multichoice"><questiontext format="html">${asked}</questiontext>${answers}${more}</question></quiz>`;

describe('pictures of Moodle XML', () => {
  it('come with the question, its options and the explanation, as Moodle exports them', () => {
    const { drafts, errors, pictures } = read(
      'a.xml',
      quiz(
        text(
          `<p>Which lamp is lit?</p><p>${img('the%20circuit.png?time=17', 'Two lamps &amp; a &gt; switch')}</p>`,
          file('the circuit.png'),
        ),
        answer(100, text(`<p>${img('l.png', 'The left one')}</p>`, file('l.png'))) +
          answer(0, text(`Both ${img('sub/l.png')}`, file('l.png', webp('other').toString('base64'), 'path="/sub/" encoding="base64"'))),
        `<generalfeedback format="html">${text(`It closes first.<br>${img('why.jpeg')}`, file('why.jpeg'))}</generalfeedback>`,
      ),
    );
    expect([errors, drafts.map(brief)]).toEqual([[], [['Which lamp is lit?', '*', 'Both', '(It closes first.)']]]);
    const [draft] = drafts;
    const shown = [draft?.picture, ...(draft?.options ?? []).flatMap((option) => [option.picture, option.explanationPicture])];
    expect(
      shown.map(
        (picture) =>
          picture && [
            picture.alt,
            Buffer.from(pictures.get(picture.hash) ?? [])
              .subarray(12)
              .toString(),
          ],
      ),
    ).toEqual([['Two lamps & a > switch', 'the circuit.png'], ['The left one', 'l.png'], ['why', 'why.jpeg'], ['l', 'other'], undefined]);
  });

  it.each([
    [
      'of another site',
      text('Q <img src="https://example.org/a.png">'),
      'shows a picture of another site, "https://example.org/a.png", which is not fetched',
    ],
    [
      'of another site by its own protocol',
      text('Q <img src=//example.org/a.png>'),
      'shows a picture of another site, "//example.org/a.png", which is not fetched',
    ],
    [
      'that the file does not hold',
      text(`Q ${img('a.png')}`, file('b.png')),
      'names the picture "@@PLUGINFILE@@/a.png", which the file does not hold',
    ],
    ['without an address', text('Q <img alt="x">'), 'names the picture "", which the file does not hold'],
    ['without an end', text('Q <img src="a.png'), 'holds a picture that cannot be read'],
    ['in broken base64', text(`Q ${img('a.png')}`, file('a.png', 'UklGR*?')), 'holds a picture that is not in base64'],
    ['in another encoding', text(`Q ${img('a.png')}`, file('a.png', 'UklG', 'encoding="hex"')), 'holds a picture that is not in base64'],
    [
      'that is a program',
      text(`Q ${img('a.svg')}`, file('a.svg', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'))),
      'holds a picture that is not a JPEG, PNG, WebP, GIF or AVIF picture',
    ],
    ['beside another', text(`Q ${img('a.png')} ${img('b.png')}`, file('a.png') + file('b.png')), 'shows 2 pictures; one is taken'],
    ['alone', text(img('a.png'), file('a.png')), 'holds a picture alone, without words'],
    [
      'with a long description',
      text(`Q ${img('a.png', 'x'.repeat(maxLength.alt + 1))}`, file('a.png')),
      'describes its picture in more than 500 characters',
    ],
    ['as a link', text('Q <a href="@@PLUGINFILE@@/a.png">it</a>', file('a.png')), 'holds a file, which cannot be taken over'],
    ['drawn in the text', text('Q <svg></svg>'), 'holds a sound, a video or a drawing, which cannot be taken over'],
  ])('%s are named with their position', (_, asked, why) => {
    expect(read('a.xml', quiz(asked))).toMatchObject({ drafts: [], errors: [`Question 1, Question: ${why}.`] });
    const inOption = answer(100, text('a')) + answer(0, asked);
    if (why !== 'holds a picture alone, without words')
      expect(read('a.xml', quiz(text('Q'), inOption)).errors).toEqual([`Question 1, Option 2: ${why}.`]);
  });

  it('are at most one in an explanation, counted over its feedbacks', () => {
    const feedback = (fraction: number) =>
      `<answer fraction="${fraction}"><text>${fraction}</text><feedback format="html">${text(img(`${fraction}.png`), file(`${fraction}.png`))}</feedback></answer>`;
    const { drafts, errors } = read('a.xml', quiz(text('Q'), feedback(100) + feedback(0)));
    expect([errors, drafts[0]?.options.map((option) => option.explanationPicture?.alt)]).toEqual([[], ['100', undefined]]);
    const general = `<generalfeedback format="html">${text(img('g.png'), file('g.png'))}</generalfeedback>`;
    expect(read('a.xml', quiz(text('Q'), feedback(100) + feedback(0), general)).errors).toEqual([
      'Question 1, Explanation: shows 2 pictures; one is taken.',
    ]);
  });

  it('that no text shows are left out', () => {
    const { drafts, errors, pictures } = read('a.xml', quiz(text(`Q<!-- ${img('a.png')} -->`, file('a.png') + file('bad.png', '*'))));
    expect([drafts.length, errors, pictures.size]).toEqual([1, [], 0]);
  });

  it('must be the same in both languages', () => {
    const span = (language: string, inside: string) => `<span lang="${language}" class="multilang">${inside}</span>`;
    const asked = (second: string) =>
      text(span('en', `Light? ${img('a.png')}`) + span('hi', `प्रकाश? ${img(second)}`), file('a.png') + file('b.png'));
    expect(read('a.xml', quiz(asked('a.png'))).drafts).toMatchObject([{ picture: { alt: 'a' }, translation: { description: 'प्रकाश?' } }]);
    expect(read('a.xml', quiz(asked('b.png'))).errors).toEqual(['Question 1, Question: shows other pictures in its second language.']);
  });

  it('are at most 300 in a file, each counted once', () => {
    const many = (count: number, content: (at: number) => string) =>
      `<quiz>${Array.from({ length: count }, (_, at) => quiz(text(`Q${at} ${img('a.png')}`, file('a.png', content(at)))).slice(6, -7)).join('')}</quiz>`;
    const different = (at: number) => webp(String(at)).toString('base64');
    expect(read('a.xml', many(300, different))).toMatchObject({ errors: [] });
    expect(read('a.xml', many(301, different)).refused).toBe('holds more than 300 pictures; divide it into several files');
    const same = read(
      'a.xml',
      many(1_000, () => different(0)),
    );
    expect([same.drafts.length, same.pictures.size]).toEqual([1_000, 1]);
  });

  it('are searched in linear time, however many have no end', () => {
    for (const part of ['<img ', '<img a="', `<img alt='`, '<img src=', '<img alt '.repeat(3)]) {
      const took = (size: number): number => {
        const asked = quiz(text(part.repeat(Math.floor(size / part.length))));
        const start = performance.now();
        read('a.xml', asked);
        return performance.now() - start;
      };
      // Sixteen times the text takes sixteen times as long, and 256 times where each place is searched to the end. A busy machine makes single
      // measurements longer, never shorter: the shortest ones count.
      const shortest = { little: took(5_625), much: took(90_000) };
      for (let tries = 0; tries < 20 && shortest.much > 64 * shortest.little; tries += 1) {
        shortest.little = Math.min(shortest.little, took(5_625));
        shortest.much = Math.min(shortest.much, took(90_000));
      }
      expect(shortest.much, part).toBeLessThanOrEqual(64 * shortest.little);
    }
  });
});
