import { expect, test } from '@jest/globals'
import { recordingTitle } from './recording-title.ts'

test.each([
  ['Gesprek Sanne.mp3', 'Gesprek Sanne'],
  ['GESPREK.MP4', 'GESPREK'],
  ['gesprek.2026-11-02.m4a', 'gesprek.2026-11-02'],
  ['gesprek.mp3.vtt ', 'gesprek.mp3'],
  ['Overleg over versie 1.2', 'Overleg over versie 1.2'],
  ['Kennismaking bij Bakkerij De Jong B.V.', 'Kennismaking bij Bakkerij De Jong B.V.'],
  ['.mp3', '.mp3'],
])('%s is called %s', (fileName, title) => expect(recordingTitle(fileName)).toBe(title))
