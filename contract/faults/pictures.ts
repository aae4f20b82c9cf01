import { quoted } from './quoted';
import type { ParamsOf } from './sentences';

/** What can be wrong with a picture, and with the pictures that a file of questions shows. */
export const pictures = {
  'not-a-picture': 'is not a JPEG, PNG, WebP, GIF or AVIF picture',
  'picture-too-large': ({ megabytes }: { megabytes: number }) => `is larger than ${megabytes} MB`,
  'picture-of-too-many-pixels': ({ millions }: { millions: number }) => `has more than ${millions} million pixels`,
  /** `pixels` of the longest side that is opened. */
  'picture-too-long': ({ pixels }: { pixels: number }) => `has a side of more than ${pixels} pixels`,
  'picture-moves': 'is an animation; a still picture is needed',
  'picture-damaged': 'is damaged or incomplete',
  'picture-takes-too-much': 'takes too much time or memory to open',
  'not-a-picture-name': 'is not the name of a picture',
  'not-an-own-picture': 'is not a picture of this portal',
  'picture-in-gift': 'holds a picture, which GIFT cannot carry; export it as Moodle XML',
  'picture-alone': 'holds a picture alone, without words',
  'picture-without-end': 'holds a picture that cannot be read',
  'picture-not-in-base64': 'holds a picture that is not in base64',
  'picture-not-read': 'holds a picture that was not read',
  'picture-elsewhere': ({ address }: { address: string }) => `shows a picture of another site, ${quoted(address)}, which is not fetched`,
  'picture-absent': ({ name }: { name: string }) => `names the picture ${quoted(name)}, which the file does not hold`,
  'several-pictures': ({ found }: { found: number }) => `shows ${found} pictures; one is taken`,
  'other-pictures-in-second': 'shows other pictures in its second language',
  'description-too-long': ({ most }: { most: number }) => `describes its picture in more than ${most} characters`,
  'too-many-pictures': ({ most }: { most: number }) => `holds more than ${most} pictures; divide it into several files`,
  'pictures-take-too-long': ({ seconds }: { seconds: number }) =>
    `holds pictures that take more than ${seconds} seconds to open; divide it into several files`,
  'holds-media': 'holds a sound, a video or a drawing, which cannot be taken over',
  'holds-a-file': 'holds a file, which cannot be taken over',
};
export type PictureFaults = ParamsOf<typeof pictures>;
