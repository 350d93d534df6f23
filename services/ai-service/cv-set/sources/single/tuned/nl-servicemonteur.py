# python-docx: a job on one line in capitals
import sys
from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt

doc = Document()
doc.styles['Normal'].font.name = 'Liberation Sans Narrow'
doc.styles['Normal'].font.size = Pt(11)
doc.styles['Normal'].paragraph_format.space_after = Pt(3)
part = doc.sections[0]
part.page_width, part.page_height = Cm(21), Cm(29.7)


def line(text: str, bold: bool = False, size: float = 11, middle: bool = False, before: float = 0) -> None:
    said = doc.add_paragraph()
    run = said.add_run(text)
    run.bold, run.font.size = bold, Pt(size)
    said.paragraph_format.space_before = Pt(before)
    if middle:
        said.alignment = WD_ALIGN_PARAGRAPH.CENTER


line('MOHAMED AÏT BENHADDOU', True, 20, True)
line('SERVICEMONTEUR WARMTEPOMPEN', False, 12, True)
line('ALMERE-BUITEN  -  06.84.21.90.33  -  M.AITBENHADDOU@EXAMPLE.NL', False, 10, True)
line('MIJN WERK', True, 13, before=12)
for title, points in [('SERVICEMONTEUR WARMTEPOMPEN BIJ KLIMAATNU INSTALLATIES - MEI 2020 - HEDEN', ['Storingen, onderhoud en inbedrijfstelling in heel Flevoland', 'Eigen bus, acht adressen per dag', 'Koudemiddelen volgens F-gassen']), ('CV-MONTEUR BIJ WARMTEPLAN SERVICE B.V. - JAN 2015 - APR 2020', ['Onderhoud van ketels in 4.000 huurwoningen']), ('LEERLING-MONTEUR BIJ VAN ES TECHNIEK - SEP 2012 - DEC 2014', ['Vier dagen werken, één dag school']), ('VAKKENVULLER BIJ SUPERMARKT DE KORENAAR - 2009 - 2012', [])]:
    line(title, True, before=6)
    for point in points:
        doc.add_paragraph(point, style='List Bullet')
line('MIJN SCHOLEN', True, 13, before=12)
line('MBO 3 MONTEUR KOUDE- EN KLIMAATSYSTEMEN - ROC FLEVOPOORT - 2012 - 2015')
line('VMBO KADER INSTALLATIETECHNIEK - OOSTVAARDERS COLLEGE OOST - 2008 - 2012')
line('MIJN PAPIEREN', True, 13, before=12)
line('VCA VOL - F-GASSEN CATEGORIE 1 - RIJBEWIJS B EN BE - BHV')
line('HIER BEN IK GOED IN', True, 13, before=12)
line('STORINGEN ZOEKEN - MEET- EN REGELTECHNIEK - SOLDEREN - KLANTCONTACT - PLANNEN')
line('IK SPREEK', True, 13, before=12)
line('NEDERLANDS - BERBERS - ENGELS')
doc.save(sys.argv[1])
