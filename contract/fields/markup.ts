const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML and XML, also in an attribute's double quotes. */
export const inMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
