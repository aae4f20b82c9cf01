export const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);
export const signedText = (value: number | null): string => (value === null ? '–' : value.toFixed(2).replace('-', '−'));
