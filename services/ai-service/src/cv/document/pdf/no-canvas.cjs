/** What pdf.js looks for in a canvas library when it starts. Nothing here is drawn. */
exports.DOMMatrix = class DOMMatrix {}
exports.Path2D = class Path2D {}
