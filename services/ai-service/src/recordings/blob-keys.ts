/** Where the bytes of a recording are stored, known before they are. */
export const blobKeysOf = (id: string) => ({
  original: `recordings/${id.slice(0, 2)}/${id}`,
  audio: `recordings/${id.slice(0, 2)}/${id}.mp3`,
})
