// Before the first paint: the theme that was chosen, else the system's.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('donjon.theme');
  } catch (error) {
    kept = null;
  }
  var light = kept === 'light' || (kept !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
