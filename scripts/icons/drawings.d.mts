export function drawings(): Promise<Record<string, Buffer>>;
