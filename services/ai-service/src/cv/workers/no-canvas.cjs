/** What pdf.js looks for in a canvas library when it starts. Nothing here is drawn. */
exports.DOMMatrix = function DOMMatrix() {}
exports.Path2D = function Path2D() {}
