"""Makes the PDFs of the held-out half: build.py [NAME...]. The first line of a source names its producer."""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
OUT = HERE.parent / 'held-out'
CHROMIUM = ['/usr/bin/chromium', '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer']
TYPST = """import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readFileSync, writeFileSync } from 'node:fs'
const [source, target] = process.argv.slice(-2)
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: ['/usr/share/fonts'] }] })
writeFileSync(target, compiler.pdf({ mainFileContent: readFileSync(source, 'utf8') }))"""
PDFMAKE = """import pdfmake from 'pdfmake'
import { readFileSync } from 'node:fs'
const [source, target] = process.argv.slice(-2)
const at = (name) => `/usr/share/fonts/truetype/${name}.ttf`
pdfmake.setFonts({
  Roboto: { normal: at('roboto/unhinted/RobotoTTF/Roboto-Regular'), bold: at('roboto/unhinted/RobotoTTF/Roboto-Bold'), italics: at('roboto/unhinted/RobotoTTF/Roboto-Italic'), bolditalics: at('roboto/unhinted/RobotoTTF/Roboto-BoldItalic') },
  Carlito: { normal: at('crosextra/Carlito-Regular'), bold: at('crosextra/Carlito-Bold'), italics: at('crosextra/Carlito-Italic'), bolditalics: at('crosextra/Carlito-BoldItalic') },
})
await pdfmake.createPdf(JSON.parse(readFileSync(source, 'utf8').split('\\n').slice(1).join('\\n'))).write(target)"""


def run(*command: str, **more) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
    if done.returncode:
        raise SystemExit(f'{command[0]}: {done.stdout[-3000:]}')


def node(script: str, home: str, source: Path, target: Path) -> None:
    """A script with the packages of the folder that the variable `home` names."""
    file = Path(os.environ[home]) / f'.{source.stem}.mjs'
    file.write_text(script)
    try:
        run('node', str(file), str(source), str(target))
    finally:
        file.unlink()


def tex(program: str, source: Path, target: Path, folder: Path) -> None:
    for _ in range(2):
        run(program, '-interaction=nonstopmode', '-halt-on-error', '-jobname=cv', f'-output-directory={folder}', str(source))
    (folder / 'cv.pdf').replace(target)


def word(source: Path, target: Path, folder: Path) -> None:
    docx = folder / 'cv.docx'
    run(sys.executable, str(source), str(docx))
    run('soffice', f'-env:UserInstallation=file://{folder}/office', '--headless', '--convert-to', 'pdf', '--outdir', str(folder), str(docx))
    (folder / 'cv.pdf').replace(target)


def groff(source: Path, target: Path) -> None:
    target.write_bytes(subprocess.run(['groff', '-k', '-ms', '-T', 'pdf', '-P', '-pa4', str(source)], check=True, stdout=subprocess.PIPE).stdout)


def build(source: Path, folder: Path) -> None:
    target = folder / 'made.pdf'
    first = source.read_text().split('\n')[0]
    makers = {
        'chromium': lambda: run(*CHROMIUM, f'--user-data-dir={folder}/profile', f'--print-to-pdf={target}', source.as_uri()),
        'wkhtmltopdf': lambda: run('wkhtmltopdf', '-q', '--page-size', 'A4', str(source), str(target)),
        'weasyprint': lambda: run('weasyprint', str(source), str(target)),
        'pdflatex': lambda: tex('pdflatex', source, target, folder),
        'xelatex': lambda: tex('xelatex', source, target, folder),
        'typst': lambda: node(TYPST, 'TYPST_HOME', source, target),
        'pdfmake': lambda: node(PDFMAKE, 'PDFMAKE_HOME', source, target),
        'python-docx': lambda: word(source, target, folder),
        'groff': lambda: groff(source, target),
        'reportlab': lambda: run(sys.executable, str(source), str(target)),
        'fpdf2': lambda: run(sys.executable, str(source), str(target)),
    }
    next(make for name, make in makers.items() if name in first)()
    (OUT / f'{source.stem}.pdf').write_bytes(target.read_bytes())


for source in sorted(HERE.glob('*-*.*')):
    if len(sys.argv) == 1 or source.stem in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            build(source, Path(folder))
        print(source.stem)
