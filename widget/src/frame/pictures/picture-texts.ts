import { pictureBytesMax, picturesMax } from '@parleykit/contract/chat/limits'

export const pictureTexts = {
  add: 'Add pictures',
  picture: (number: number) => `Picture ${number}`,
  remove: (number: number) => `Remove picture ${number}`,
  uploading: 'Uploading...',
  wrongType: 'Please choose JPG, PNG or WebP pictures.',
  tooLarge: `A picture can have at most ${pictureBytesMax / 1024 / 1024} MB.`,
  tooMany: `You can send ${picturesMax} pictures at once.`,
  failed: "The picture couldn't be uploaded. Please try again.",
} as const
