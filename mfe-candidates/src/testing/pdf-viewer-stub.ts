import { expect } from '@jest/globals'
import { screen } from '@testing-library/react'
import { takeConsole } from '@wervio/testing'
import { http, HttpResponse } from 'msw'

/** The worker of the PDF viewer, which a browser without a canvas has no use for. */
export const noPdfWorker = http.get(/pdf\.worker/, () => new HttpResponse(null, { status: 404 }))

/** Waits for the viewer to give up, and takes what pdf.js says of running in Node. */
export const waitForViewerFallback = async (): Promise<void> => {
  expect(await screen.findByText('Geen voorbeeld mogelijk')).toBeVisible()
  expect(takeConsole().filter((line) => !line.includes('`legacy` build'))).toEqual([])
}
