try{const t=JSON.parse(localStorage.getItem("delguur:theme")||'"light"');if(t==="dark")document.documentElement.dataset.theme="dark"}catch{}document.documentElement.classList.add("js")
