/** Days that entries of the audit log stay where the operator didn't choose: two years. */
export const AUDIT_LOG_DAYS = 730

/** The database deletes no younger one, whatever is asked (migration 0080). */
export const AUDIT_LOG_LEAST_DAYS = 90
