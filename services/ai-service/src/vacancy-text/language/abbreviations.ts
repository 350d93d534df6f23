/** Abbreviations that end in a full stop without ending a sentence. */
const DOTTED = new Set(
  `bijv bv o.a oa m.b.t mbt m.b.v t.b.v i.v.m ivm d.w.z e.d i.c.m o.l.v i.o t.a.v n.v.t n.a.v t.o.v t.g.v z.s.m ca min max
   incl excl evt nr nrs dhr mevr mw drs ing ir mr dr prof sr jr st tel art resp vgl afd plm ong gem jl a.s b.v n.v vof e.g i.e vb
   bijz cert opl reisk zelfst erv werkerv bespreekb recep rijb dipl eindejaarsuitk zn gebr spec event aug sept okt nov dec jan febr mrt apr cat dep verz verg hosp afh ervar dgn`.split(
    /\s+/,
  ),
)

/** Whether the token before a full stop is an abbreviation: 'bijv', 'o.a', an initial. */
export const isDottedAbbreviation = (token: string): boolean =>
  DOTTED.has(token.toLowerCase()) || /^\p{L}$/u.test(token) || /^(?:\p{L}\.)+\p{L}$/u.test(token)

/** Written in capitals, whatever surrounds them. */
const CAPITALS = new Set(
  `ICT IT BIG VCA ZZP HR HRM HSE QHSE BHV EHBO VOG APK CE CNC PLC MRI IC SEH GGZ GGD VVT VVE UWV KVK BTW AVG NEN ISO HACCP IG
   BBL BOL POH POB ERP CRM CMS SAP SQL HTML CSS PHP API AWS UX UI QA SEO SEA B2B B2C KPI SLA ITIL PMO CAD BIM GIS HVAC MIG MAG TIG
   LLB EU NL VN USA UK WFT AFM DNB RA AA AFAS ADR BV NV BOA DJI NS KLM ASML TU EPD ECD WLZ WMO PGB OR MT CEO CFO CTO COO CIO CHRO OV NS IKB ORT ADL GIS PR ABN
   EVV BEI VIAG EPLAN TIA RAS LIO WIK LVB ROC CLB LVS GOK TSO AREI STIPP IFRS UTA EDI WMS TMS ABP PBM LMRA FANC FOD IBO VDAB RIZIV IKB PME PMT PFZW BPF PRK NIWO ARAB DKV HSO CBR WRM KRMT IPAF ADAS ADN VIP DJ TV LED VWO-T GZ KNO OK PACS SVH BPV SCADA NEBOSH EPT WMS BRC IFS IFIC KAM TOD RTGB APV TADD PRK IB SBO SO AI VR AR .NET`.split(
    /\s+/,
  ),
)

/** Written in small letters in Dutch, also where a form shouts them. */
const SMALL = new Set('pabo mbo hbo wo cao vmbo havo vwo fte wia aow mkb kmo'.split(' '))

export const isCapitalAbbreviation = (word: string): boolean => CAPITALS.has(word.toUpperCase())
export const isSmallAbbreviation = (word: string): boolean => SMALL.has(word.toLowerCase())
