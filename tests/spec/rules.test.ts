import { describe, expect, it } from 'vitest';
import { fromExamFault, generateFault } from '../../contract/assessment/generate';
import { examFault } from '../../contract/exam/exam';
import { otpFault, phoneFault, profileFault } from '../../contract/people/people';
import { categoryFault } from '../../contract/question/category';
import { questionFault, tagsFrom } from '../../contract/question/question';
import { sheetFault } from '../../src/admin/bank/upload/file/sheet-fault';
import { personRuleRead, ruleRead } from '../kit/as-read';
import { adminEnglish } from '../src/admin/english';

/** The rules of §5, each with its sentence, at its exact limit. */
describe('what is typed', () => {
  it.each([
    ['9876543210', null],
    ['987654321', 'Enter a valid 10-digit phone number.'],
    ['98765432101', 'Enter a valid 10-digit phone number.'],
    ['98765 4321', 'Enter a valid 10-digit phone number.'],
    ['९८७६५४३२१०', 'Enter a valid 10-digit phone number.'],
  ])('§5.6 the phone number %s: %s', (digits, fault) => expect(personRuleRead(phoneFault(digits))).toBe(fault));

  it.each([
    ['123456', null],
    ['12345', 'Enter a valid 6-digit OTP.'],
    ['1234567', 'Enter a valid 6-digit OTP.'],
  ])('§5.8 §9.2 the OTP %s: %s', (code, fault) => expect(personRuleRead(otpFault(code))).toBe(fault));

  const profile = { firstName: 'Asha', lastName: 'Verma', email: 'a@x.in', location: 'Pune' };
  it.each(['firstName', 'lastName', 'email', 'location'])('§5.9 a profile without %s', (field) => {
    expect(personRuleRead(profileFault({ ...profile, [field]: '  ' }))).toBe('Please fill in all required fields.');
  });
  it('§5.10 a profile without a phone', () => expect(personRuleRead(profileFault(profile))).toBeNull());

  it.each([
    ['Science', null],
    ['', 'Category name cannot be empty!'],
    [' \t ', 'Category name cannot be empty!'],
  ])('§5.14 the category name %j: %s', (name, fault) => expect(ruleRead(categoryFault(name))).toBe(fault));

  describe('a question', () => {
    const option = (text: string, correct = false) => ({ text, correct });
    const full = { description: 'Why?', categoryIds: [1], options: [option('yes', true), option('no'), option(''), option('')] };

    it('that is complete', () => expect(ruleRead(questionFault(full))).toBeNull());

    it.each([{ description: ' ' }, { categoryIds: [] }])('§5.16 with %j', (change) => {
      expect(ruleRead(questionFault({ ...full, ...change }))).toBe('❌ Please enter a question and select at least one category.');
    });

    it('§5.17 §9.4 with one option that is not blank', () => {
      const options = [option('yes', true), option('  ')];
      expect(ruleRead(questionFault({ ...full, options }))).toBe('❌ Please provide at least 2 options.');
    });

    it.each([
      ['none', [option('yes'), option('no')]],
      ['an empty one', [option('yes'), option('no'), option('', true)]],
    ])('§5.18 with %s marked as correct', (_, options) => {
      expect(ruleRead(questionFault({ ...full, options }))).toBe('❌ Please mark at least one option as correct.');
    });
  });

  it('§5.20 exam tags', () => expect(tagsFrom(' SSC CGL,Bank , ,2026')).toEqual(['SSC CGL', 'Bank', '2026']));

  it('§5.22 an assessment by categories without a name', () =>
    expect(ruleRead(generateFault({ name: ' ', categories: [1] }))).toBe('Please enter an assessment name.'));

  it('§5.23 an assessment by categories without one', () => {
    expect(ruleRead(generateFault({ name: 'Mock', categories: [] }))).toBe('Please select at least one category.');
    expect(ruleRead(generateFault({ name: 'Mock', categories: [1] }))).toBeNull();
  });

  it('§5.25 an exam', () => {
    const sentence = 'Please fill in exam name and at least one subject.';
    expect(ruleRead(examFault({ name: ' ', subjects: [{}] }))).toBe(sentence);
    expect(ruleRead(examFault({ name: 'Mock', subjects: [] }))).toBe(sentence);
    expect(ruleRead(examFault({ name: 'Mock', subjects: [{}] }))).toBeNull();
  });

  it('§5.26 an assessment from an exam', () => {
    const sentence = '⚠️ Please select an exam and enter an assessment name.';
    expect(ruleRead(fromExamFault({ examId: null, name: 'Mock' }))).toBe(sentence);
    expect(ruleRead(fromExamFault({ examId: 1, name: ' ' }))).toBe(sentence);
    expect(ruleRead(fromExamFault({ examId: 1, name: 'Mock' }))).toBeNull();
  });

  it('§5.27 an upload without its file', () => expect(sheetFault(null)?.(adminEnglish).sentence).toBe('Please select a file first.'));

  it.each([
    ['bank.xlsx', true],
    ['BANK.XLS', true],
    ['bank.csv', false],
    ['bank.xlsx.exe', false],
    ['xlsx', false],
  ])('§5.28 §9.19 an upload named %s is taken: %s', (name, isTaken) => {
    expect(sheetFault({ name, size: 10 }) === null).toBe(isTaken);
  });
});
