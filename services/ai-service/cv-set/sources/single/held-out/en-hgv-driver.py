# python-docx, then LibreOffice
import sys
from docx import Document
from docx.shared import Pt,Cm
d=Document();s=d.sections[0];s.page_width=Cm(21);s.page_height=Cm(29.7)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(10.5);d.styles['Normal'].paragraph_format.space_after=Pt(4)
p=d.add_paragraph();p.alignment=1;r=p.add_run('Gheorghe Dumitru-Pop');r.bold=True;r.font.size=Pt(18)
p=d.add_paragraph('5 Tannery Row, Doncaster, South Yorkshire, DN0 0AA\nMobile: 07700 900 173     Email: george.hgv@road.example.com');p.alignment=1
def H(t):
    p=d.add_paragraph();r=p.add_run(t.upper());r.bold=True;r.font.size=Pt(12);p.paragraph_format.space_before=Pt(10)
H('Personal statement');d.add_paragraph('Class 1 driver, eleven years on British and European roads, no points, no accidents. Happy with nights out and handball.')
H('Licences and cards');d.add_paragraph('Category C+E (2014)\tCategory B (2008)\tDriver CPC until 2029\tDigital tachograph card\tADR (packages)')
H('Employment');
for l,b in (('Doncaster Parcels Trunking Ltd\tFeb 2020 to present\nHGV Class 1 Night Trunk Driver',('Trunks to Glasgow and back, five nights','Assesses new starters on reversing')),('Agency work through Roadfolk Staffing\tMay 2018 to Jan 2020\nHGV Class 1 Driver',('Supermarkets, timber, containers',)),('Transporturi Carpați SRL, Cluj-Napoca, Romania\t2014 to 2018\nInternational Lorry Driver',('Tilt trailers to Italy, Spain and the UK',)),('Panificația Someș, Cluj-Napoca, Romania\t2009 to 2014\nVan Driver',())):
    p=d.add_paragraph();p.paragraph_format.tab_stops.add_tab_stop(Cm(16),2)
    for i,x in enumerate(l.split('\n')):
        r=p.add_run(x+('\n' if not i else ''));r.bold=not i;r.italic=bool(i)
    for x in b: d.add_paragraph(x,style='List Bullet')
H('Education');d.add_paragraph('Colegiul Tehnic de Transporturi, Cluj-Napoca – vocational diploma, motor vehicle mechanic, 2005 to 2009')
H('Languages');d.add_paragraph('Romanian (first), English (good), Italian (enough for loading docks)')
H('References')
t=d.add_table(rows=1,cols=2);t.rows[0].cells[0].text='Mrs Sandra Pike\nTransport Manager\nDoncaster Parcels Trunking Ltd\n01302 555 0101\ns.pike@trunking.example.com';t.rows[0].cells[1].text='Mr Ian Oduya\nBranch Consultant\nRoadfolk Staffing\n01302 555 0166'
d.save(sys.argv[1])
