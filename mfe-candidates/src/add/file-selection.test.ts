import { expect, test } from '@jest/globals'
import { limits, messages } from '@wervio/contracts'
import { toFileSelection } from './file-selection.ts'

const file = (name: string, type: string, size = 1) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
const pdf = file('cv.pdf', 'application/pdf')
const word = file('cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')

test.each([
  ['a PDF', [pdf], [], { kind: 'one', file: pdf }],
  ['a Word file', [word], [], { kind: 'one', file: word }],
  ['two PDFs', [pdf, pdf], [], { kind: 'stack', files: [pdf, pdf] }],
  ['nothing', [], [], { kind: 'none' }],
  ['a PDF by another name', [file('cv.pdf', 'text/html')], [], { kind: 'refused', problem: messages.cvRefused }],
  [
    'a PDF that is too large',
    [file('cv.pdf', 'application/pdf', limits.cv + 1)],
    [],
    { kind: 'refused', problem: messages.cvTooLarge },
  ],
  ['an empty PDF', [file('cv.pdf', 'application/pdf', 0)], [], { kind: 'refused', problem: messages.attachmentEmpty }],
])('%s', (_, files, folders, selection) => {
  expect(toFileSelection(files, folders)).toEqual(selection)
})

test('a file whose kind the device does not know goes by its name', () => {
  expect(toFileSelection([file('CV.PDF', '')]).kind).toBe('one')
})

test('a zip or a folder is a stack', () => {
  expect(toFileSelection([file('cvs.zip', 'application/zip')]).kind).toBe('stack')
  expect(toFileSelection([], ['cvs']).kind).toBe('stack')
})
