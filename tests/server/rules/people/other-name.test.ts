import { describe, expect, test } from 'vitest';
import { isOtherName, isSameName } from '../../../../server/rules/people/other-name';

const both = (one: string, other: string) => [isOtherName(one, other), isOtherName(other, one)];

describe('two names', () => {
  test.each([
    ['Arjun Mehta', 'ARJUN  mehta'],
    ['Arjun Mehta', 'Mehta Arjun Kumar'],
    ['Ravi Kumar', 'Ravikumar Rao'],
    ['K. L. Rahul', 'KL Verma'],
    ['A. Mehta', 'Arjun M.'],
    ['R', 'Ravi Rao'],
    ['A. M.', 'Arjun Mehta Das'],
    ['José Álvarez', 'jose P'],
    ["Maria D'Souza", 'DSouza'],
    ['Pooja Devi', 'Puja Sharma'],
    ['Faizal Khan', 'Phaizal Ali'],
    ['Dr. Meera', 'meera'],
    ['Mr', 'Mr'],
    ['Sri', 'Mr Sri'],
    ['Kummmar', 'Kumar'],
  ])('%s and %s may be of one person', (one, other) => {
    expect(both(one, other)).toEqual([false, false]);
  });

  test.each([
    ['Roll 17 Kumar', 'Arjun Mehta'],
    ['Mr Ravi Rao', 'Mr Arjun Mehta'],
    ['S. Kumar', 'Sunita Devi'],
    ['A. B. Patel', 'Bhavna Rao'],
    ['Ravi', 'Rani'],
    ['Ali', 'Alina'],
    ['A. Rao', 'A. Mehta'],
    ['R. K.', 'R. Rao'],
    ['Ravi', 'Mr Mrs'],
    ['Ravi', 'A B C D E F G H I J K L Ravi'],
    ['Al', 'a1'],
    ['०', '०१'],
  ])('%s and %s are of two', (one, other) => {
    expect(both(one, other)).toEqual([true, true]);
  });

  test.each([
    ['Arjun Mehta', 'अर्जुन मेहता'],
    ['Ravi', 'रवि'],
    ['Asha', 'आशा'],
    ['Rao', 'राव'],
    ['Singh', 'सिंह'],
    ['Chaudhary', 'चौधरी'],
    ['Vijay', 'विजय'],
    ['Shweta', 'श्वेता'],
    ['Krishna', 'कृष्ण'],
    ['Fatima', 'फ़ातिमा'],
    ['Pooja', 'पूजा'],
    ['Vaishnavi', 'वैष्णवी'],
    ['Lakshmi', 'लक्ष्मी'],
    ['Chhaya', 'छाया'],
    ['Zoya', 'ज़ोया'],
    ['Ambika', 'अंबिका'],
    ['R. Kumar', 'रवि कुमार'],
    ['Meena', 'मीना'],
    ['Mina', 'મીના'],
    ['मीना', 'મીના'],
    ['Rajesh', 'ராஜேஷ்'],
    ['Qureshi', 'कुरेशी'],
    ['Alex', 'अलेक्स'],
    ['Harinder', 'हरेंद्र'],
    ['Nandini', 'ਨੰਦਿਨੀ'],
    ['Om', 'ओम्'],
    ['Ammma', 'नम्मा'],
  ])('%s and %s are one name in two scripts', (one, other) => {
    expect(both(one, other)).toEqual([false, false]);
  });

  test.each([
    ['Arjun Mehta', 'रवि कुमार'],
    ['Ravi', 'आशा'],
    ['Sunita Devi', 'मोहन लाल'],
    ['Sunita', 'سنیتا'],
    ['मोहन लाल', 'રવિ કુમાર'],
    ['रवि', 'रानी'],
    ['Maya', 'मो'],
    ['Rao', 'रो'],
    ['Ravi', 'राम'],
    ['Rani', 'राम'],
    ['Ravi', 'रविरवि'],
  ])('%s and %s are two names in two scripts', (one, other) => {
    expect(both(one, other)).toEqual([true, true]);
  });

  test('without a letter differ from none, and are the same but for their order', () => {
    expect(both('—', 'Arjun')).toEqual([false, false]);
    expect([
      isSameName('Mehta, Arjun', 'arjun mehta'),
      isSameName('arjun mehta', 'Mehta, Arjun'),
      isSameName('Mr Arjun Mehta', 'Arjun Mehta'),
      isSameName('Arjun', 'Arjun Mehta'),
    ]).toEqual([true, true, true, false]);
  });
});
