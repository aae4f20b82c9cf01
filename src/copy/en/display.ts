/** The sentences of the dialog for text size and contrast. */
export const displayCopy = {
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  highContrast: 'High contrast',
  highContrastAsked: 'Your device asks for high contrast everywhere.',
  displayNote: 'Your choice is remembered on this device.',
};

export type DisplayCopy = typeof displayCopy;
