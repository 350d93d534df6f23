/** A scale of pay that stood in the title. */
const SCALE = /^(?:(?:salaris|functie|loon)?schaal|barema|(?:functie|loon)groep) [\p{L}\d]/iu
const SAYS_SCALE = /schaal|FWG|barema|groep|IFIC|\btrede\b/i

/** Pay with the scale before it that the title tells, and that scale; null where it adds nothing. */
export const withScale = (salary: string, remarks: readonly string[]): { pay: string; scale: string | null } => {
  const [scale = '', ...others] = remarks.filter((remark) => SCALE.test(remark))
  return scale !== '' && others.length === 0 && /\d/.test(salary) && !SAYS_SCALE.test(salary)
    ? { pay: `${scale.charAt(0).toLowerCase()}${scale.slice(1)}, ${salary}`, scale }
    : { pay: salary, scale: null }
}
