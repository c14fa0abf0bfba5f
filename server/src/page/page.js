// Without this script everything works but the copy button, which therefore is hidden until here.
const button = document.getElementById("copy");
if (button && navigator.clipboard) {
  const said = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(document.getElementById("code").textContent);
      button.textContent = button.dataset.done;
      setTimeout(() => (button.textContent = said), 2000);
    } catch {
      getSelection().selectAllChildren(document.getElementById("code"));
    }
  });
}
