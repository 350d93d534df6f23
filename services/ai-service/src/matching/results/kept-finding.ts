/** What is kept of a finding: enough to make the sum and the two lines again with other weights. */
export type KeptFinding = [degree: number, remark: string | null, hasProof: boolean]
