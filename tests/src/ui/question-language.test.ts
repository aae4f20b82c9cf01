import { describe, expect, it } from 'vitest';
import { languageByScript } from '../../../contract/question/known-languages';
import { languageShares, readableIn, sharedLanguages } from '../../../contract/question/language-shares';
import { type QuestionLanguage, questionLanguages } from '../../../contract/question/translation';
import { versionIn } from '../../../src/ui/question/question-language';
import { languagesToRead, ownNames } from '../../../src/ui/question/reading-languages';
import { onlyLanguagesOf } from '../../../src/ui/review/only-languages';

const hindi = { translation: { language: 'hi' } } as const;
const urdu = { translation: { language: 'ur' } } as const;
const tamilFirst = { translation: { language: 'hi' }, language: 'ta' } as const;

describe('the version of a question that is read', () => {
  it.each([
    ['hi', hindi, 'hi', 'ltr', true],
    ['en', hindi, 'en', 'ltr', false],
    ['ur', urdu, 'ur', 'rtl', true],
    ['hi', urdu, 'en', 'ltr', false],
    ['ta', tamilFirst, 'ta', 'ltr', false],
    ['en', tamilFirst, 'ta', 'ltr', false],
    ['en', { language: 'ur' }, 'ur', 'rtl', false],
    ['hi', {}, undefined, undefined, false],
  ] as const)('wanted in %s, of %j: in %s, %s', (wanted, question, lang, dir, isSecond) => {
    const read = versionIn<{ language: QuestionLanguage }>(wanted, question);
    expect([read.lang, read.dir, read.second !== undefined]).toEqual([lang, dir, isSecond]);
  });
});

describe('a question that cannot be read in the wanted language', () => {
  it.each([
    ['hi', {}, 'What is the half of $5$?', ['en']],
    ['en', {}, 'What is the half of $5$?', null],
    ['hi', hindi, 'Which city?', null],
    ['hi', urdu, 'Which city?', ['en', 'ur']],
    ['en', tamilFirst, 'எது?', ['ta', 'hi']],
    ['hi', { language: 'ur' }, 'کیا ہے؟', ['ur']],
    // A paper does not name the language of these; their script does where one of the languages that are read is written in it.
    ['en', {}, 'भारत की राजधानी कौन-सी है?', ['hi']],
    ['en', {}, 'இந்தியாவின் தலைநகரம் எது?', null],
    ['en', {}, 'What does जल mean?', null],
    ['en', {}, String.raw`\(\text{five}\) का आधा?`, ['hi']],
    ['hi', {}, 'भारत की राजधानी कौन-सी है?', null],
    ['hi', {}, String.raw`$\frac{x}{y}$ \(\sqrt{2}\) = ?`, null],
    ['hi', {}, 'What does जल mean?', ['en']],
    ['en', {}, 'What does जल mean?', null],
    ['en', {}, 'अंग्रेज़ी मुहावरे “A drop in the ocean” के अर्थ के सबसे निकट कौन-सी कहावत है?', ['hi']],
    ['hi', {}, 'अंग्रेज़ी मुहावरे “A drop in the ocean” के अर्थ के सबसे निकट कौन-सी कहावत है?', null],
  ] as const)('wanted in %s, of %j (%s): only in %j', (wanted, question, text, only) => {
    expect(onlyLanguagesOf({ ...question, text }, wanted, ['en', 'hi'])).toEqual(only);
  });

  it('is of no known language where several that are read share its script', () => {
    expect(onlyLanguagesOf({ text: 'भारत की राजधानी कौन-सी है?' }, 'en', ['en', 'hi', 'mr'])).toBeNull();
  });
});

describe('a script', () => {
  it.each([
    ['తెలుగు', 'te'],
    ['தமிழ்', 'ta'],
    ['ગુજરાતી', 'gu'],
    ['ಕನ್ನಡ', 'kn'],
    ['മലയാളം', 'ml'],
    ['ଓଡ଼ିଆ', 'or'],
    ['ਪੰਜਾਬੀ', 'pa'],
    ['اردو', 'ur'],
  ] as const)('that one language has tells it: %s', (text, language) => expect(languageByScript(text, questionLanguages)).toBe(language));

  it.each(['हिन्दी', 'বাংলা'])('of two languages tells neither alone: %s', (text) =>
    expect(languageByScript(text, questionLanguages)).toBeNull(),
  );
});

describe('the languages of a paper', () => {
  it('are counted as far as they are known, each question once, the most first and unknown ones last', () => {
    const asked = [
      { text: 'Which city?' },
      { ...hindi, text: 'Which river?' },
      { text: 'DNA और RNA में कौन-सी शर्करा होती है?' },
      { ...urdu, text: 'Which sea?' },
      { text: '$5$' },
      { text: 'Which hill?' },
      { text: 'எந்த நதி?' },
    ];
    expect(languageShares(asked)).toEqual([
      { languages: ['en'], isWordless: false, count: 2 },
      { languages: ['en', 'hi'], isWordless: false, count: 1 },
      // By its script, as others of this paper are in Hindi.
      { languages: ['hi'], isWordless: false, count: 1 },
      { languages: ['en', 'ur'], isWordless: false, count: 1 },
      // By its script alone.
      { languages: ['ta'], isWordless: false, count: 1 },
      { languages: [], isWordless: true, count: 1 },
    ]);
    expect(languageShares(asked).reduce((sum, { count }) => sum + count, 0)).toBe(asked.length);
    expect(languageShares([])).toEqual([]);
  });

  it('are those of others of the paper where a script alone would tell another', () => {
    const marathi = { translation: { language: 'mr' }, text: 'Which city?' } as const;
    const shared = { text: 'राजधानी?' };
    expect(languageShares([shared])).toMatchObject([{ languages: ['hi'] }]);
    expect(languageShares([marathi, shared])).toMatchObject([{ languages: ['en', 'mr'] }, { languages: ['mr'] }]);
  });

  it('are the same in whichever of two languages a question was written first', () => {
    const hindiFirst = { translation: { language: 'en' }, language: 'hi', text: 'कौन-सा शहर?' } as const;
    expect(languageShares([{ ...hindi, text: 'Which city?' }, hindiFirst])).toEqual([
      { languages: ['en', 'hi'], isWordless: false, count: 2 },
    ]);
  });

  it.each([
    ['भारत की राजधानी कौन-सी है?', 'hi'],
    ['भारताची राजधानी कोणती आहे?', 'mr'],
    ['ভারতের রাজধানী কোনটি?', 'bn'],
    ['ভাৰতৰ ৰাজধানী কোনখন?', 'as'],
    ['What does जल mean?', 'en'],
  ])('are told by the script and the letters where nobody named them: %s', (text, language) => {
    expect(languageShares([{ text }])).toEqual([{ languages: [language], isWordless: false, count: 1 }]);
  });

  it('are shared where each question can be read in them; a formula is read in all', () => {
    const both = { ...hindi, text: 'Which city?' };
    expect(sharedLanguages([both, { ...hindi, text: 'Which river?' }, { text: '$5$' }])).toEqual(['en', 'hi']);
    expect(sharedLanguages([both, { text: 'Which sea?' }])).toEqual(['en']);
    expect(sharedLanguages([{ ...both, language: 'ta' }, { text: 'Which sea?' }])).toEqual([]);
    expect(sharedLanguages([{ text: 'Which sea?' }, { text: 'कौन-सा समुद्र?' }])).toEqual([]);
    expect(sharedLanguages([{ text: '$5$' }])).toBe(null);
    expect(sharedLanguages([])).toBe(null);
  });

  it('are counted by language; a formula counts in each, and an unknown script in none', () => {
    const both = { ...hindi, text: 'Which city?' };
    expect(readableIn([both, { text: 'Which sea?' }, { text: 'कौन-सा समुद्र?' }, { text: '$5$' }])).toEqual({ en: 3, hi: 3 });
    expect(readableIn([{ text: '$5$' }])).toEqual({});
  });
});

describe('the languages to choose from', () => {
  it('are those of the bilingual questions, each once', () => {
    expect(languagesToRead([hindi, urdu, tamilFirst, { language: 'as' }, {}])).toEqual(['en', 'hi', 'ta', 'ur']);
    expect(languagesToRead([{}, { language: 'ur' }])).toEqual([]);
  });

  it('are each named in their own script', () => {
    expect(new Set(Object.values(ownNames)).size).toBe(13);
    for (const [language, name] of Object.entries(ownNames)) expect(/^[ -~]+$/.test(name)).toBe(language === 'en');
  });
});
