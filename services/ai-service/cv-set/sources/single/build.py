"""Makes CVs of one source each: build.py tuned|held-out|messy [NAME...], into that half. The first line of a source names its
producer, and the programs that save it again.

Run with Debian's python3 (python3-docx, python3-reportlab, python3-pil, and fpdf2 where it is asked for). NODE_HOME names a
folder with the npm packages @myriaddreamin/typst-ts-node-compiler, pdfmake and jspdf. Files whose name has no language in
front are helpers and portraits."""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HALF = sys.argv[1]
HERE = Path(__file__).resolve().parent / HALF
OUT = HERE.parent.parent.parent / HALF
NODE = os.environ.get('NODE', 'node')
CHROMIUM = ['/usr/bin/chromium', '--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--no-pdf-header-footer']
TYPST = """import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
const [source, target] = process.argv.slice(-2)
const compiler = NodeCompiler.create({ workspace: dirname(source), fontArgs: [{ fontPaths: ['/usr/share/fonts'] }] })
writeFileSync(target, compiler.pdf({ mainFilePath: source }))"""
PDFMAKE = """import pdfmake from 'pdfmake'
import { readFileSync } from 'node:fs'
const [source, target] = process.argv.slice(-2)
const at = (name) => `/usr/share/fonts/truetype/${name}.ttf`
const four = (base) => ({ normal: at(`${base}-Regular`), bold: at(`${base}-Bold`), italics: at(`${base}-Italic`), bolditalics: at(`${base}-BoldItalic`) })
pdfmake.setFonts({ Roboto: four('roboto/unhinted/RobotoTTF/Roboto'), Carlito: four('crosextra/Carlito'), Lato: four('lato/Lato') })
await pdfmake.createPdf(JSON.parse(readFileSync(source, 'utf8').split('\\n').slice(1).join('\\n'))).write(target)"""


def run(*command: str, **more) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
    if done.returncode:
        raise SystemExit(f'{command[0]}: {done.stdout[-3000:]}')


def node(script: str, source: Path, target: Path) -> None:
    """A script with the packages of the folder that NODE_HOME names."""
    file = Path(os.environ['NODE_HOME']) / f'.{source.stem}.mjs'
    file.write_text(script)
    try:
        run(NODE, str(file), str(source), str(target))
    finally:
        file.unlink()


def tex(program: str, source: Path, target: Path, folder: Path) -> None:
    for _ in range(2):
        run(program, '-interaction=nonstopmode', '-halt-on-error', '-jobname=cv', f'-output-directory={folder}', str(source), cwd=HERE)
    (folder / 'cv.pdf').replace(target)


def office(file: Path, target: Path, folder: Path) -> None:
    run('soffice', f'-env:UserInstallation=file://{folder}/office', '--headless', *(['--infilter=HTML (StarWriter)'] if file.suffix == '.html' else []), '--convert-to', 'pdf', '--outdir', str(folder), str(file))
    (folder / f'{file.stem}.pdf').replace(target)


def word(source: Path, target: Path, folder: Path) -> None:
    run(sys.executable, str(source), str(folder / 'cv.docx'), cwd=HERE)
    office(folder / 'cv.docx', target, folder)


def groff(source: Path, target: Path) -> None:
    target.write_bytes(subprocess.run(['groff', '-k', '-t', '-ms', '-T', 'pdf', '-P', '-pa4', str(source)], check=True, stdout=subprocess.PIPE).stdout)


def build(source: Path, folder: Path) -> None:
    target = folder / 'made.pdf'
    first = source.read_text().split('\n')[0]
    python = lambda: run(sys.executable, str(source), str(target), cwd=HERE)
    makers = {
        'chromium': lambda: run(*CHROMIUM, f'--user-data-dir={folder}/profile', f'--print-to-pdf={target}', source.as_uri()),
        'wkhtmltopdf': lambda: run('wkhtmltopdf', '-q', '--page-size', 'A4', '--enable-local-file-access', str(source), str(target)),
        'weasyprint': lambda: run('weasyprint', str(source), str(target)),
        'pdflatex': lambda: tex('pdflatex', source, target, folder),
        'xelatex': lambda: tex('xelatex', source, target, folder),
        'lualatex': lambda: tex('lualatex', source, target, folder),
        'typst': lambda: node(TYPST, source, target),
        'pdfmake': lambda: node(PDFMAKE, source, target),
        'jspdf': lambda: node(source.read_text(), source, target),
        'python-docx': lambda: word(source, target, folder),
        'libreoffice-html': lambda: office(source, target, folder),
        'groff': lambda: groff(source, target),
        'reportlab': python,
        'fpdf2': python,
        'docx, as it is': python,
    }
    next(make for name, make in makers.items() if name in first)()
    again = folder / 'again.pdf'
    if 'then ghostscript' in first:
        run('gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook', f'-sOutputFile={again}', str(target))
        target = again
    if 'then qpdf' in first:
        run('qpdf', '--linearize', '--object-streams=generate', str(target), str(again))
        target = again
    (OUT / f"{source.stem}.{'docx' if 'as it is' in first else 'pdf'}").write_bytes(target.read_bytes())


for source in sorted(HERE.glob('??-*.*')):
    if len(sys.argv) == 2 or source.stem in sys.argv[2:]:
        with tempfile.TemporaryDirectory() as folder:
            build(source, Path(folder))
        print(source.stem, flush=True)
