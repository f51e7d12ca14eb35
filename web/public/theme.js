// Before the first paint: the theme that was chosen, else the system's.
(function () {
  var kept;
  try {
    kept = localStorage.getItem('donjon.theme');
  } catch {
    kept = null; // the browser keeps nothing for this page
  }
  var light = kept === 'light' || (kept !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
