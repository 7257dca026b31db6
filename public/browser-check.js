// Written for browsers of any age: whoever has one that the app cannot run in is told so, and which ones it runs in.
(function () {
  var runs =
    typeof Map === 'function' &&
    typeof Map.groupBy === 'function' &&
    typeof Array.prototype.toSorted === 'function' &&
    typeof HTMLDialogElement !== 'undefined' &&
    typeof CSS !== 'undefined' &&
    typeof CSS.supports === 'function' &&
    CSS.supports('selector(:has(a))');
  var note = document.getElementById('old-browser');
  if (!runs && note) note.removeAttribute('hidden');
})();
