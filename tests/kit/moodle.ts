/** `<file>` as Moodle writes it. */
export const fileOf = (name: string, base64: string): string => `<file name="${name}" path="/" encoding="base64">${base64}</file>`;

/** The inside of an element of Moodle XML with some text and a picture; without `bytes` the file does not hold the picture. */
export const shown = (words: string, name: string, bytes?: Uint8Array, alt = ''): string =>
  `<text><![CDATA[<p>${words}</p><p><img src="@@PLUGINFILE@@/${name}" alt="${alt}"></p>]]></text>${bytes ? fileOf(name, Buffer.from(bytes).toString('base64')) : ''}`;

interface Asked {
  /** The inside of each element, or plain text. */
  asked: string;
  options: readonly string[];
  why?: string;
}

const inside = (said: string): string => (said.startsWith('<') ? said : `<text>${said}</text>`);

/** Questions as Moodle XML, one a line; the first option is correct. */
export const moodleQuiz = (...questions: Asked[]): string =>
  `<quiz>${questions
    .map(
      ({ asked, options, why = '' }) =>
        `<question type="multichoice"><questiontext format="html">${inside(asked)}</questiontext><generalfeedback format="html">${inside(why)}</generalfeedback>${options
          .map((option, at) => `<answer fraction="${at === 0 ? 100 : 0}" format="html">${inside(option)}</answer>`)
          .join('')}</question>`,
    )
    .join('\n')}</quiz>`;
