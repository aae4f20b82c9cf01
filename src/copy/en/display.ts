/** The sentences of the dialog for text size, colours and contrast. */
export const displayCopy = {
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  colours: 'Colours',
  schemes: { device: 'As on this device', light: 'Light', dark: 'Dark' },
  highContrast: 'High contrast',
  highContrastAsked: 'Your device asks for high contrast everywhere.',
  displayNote: 'Your choice is remembered on this device.',
};
