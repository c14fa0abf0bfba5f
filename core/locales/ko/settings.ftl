### 설정.

settings-title = 설정

settings-group-language = 언어
settings-group-look = 화면
settings-group-play = 플레이
settings-group-sound = 소리와 진동
settings-group-data = 내 데이터
settings-group-about = 앱 정보

settings-language-system = 시스템 설정
settings-language-note-th = 메뉴와 플레이 화면, 막룩은 태국어로, 루도의 규칙과 선택 규칙은 영어로 나옵니다.

settings-theme = 테마
settings-theme-system = 시스템 설정
settings-theme-light = 밝게
settings-theme-dark = 어둡게
settings-contrast = 고대비
settings-contrast-note = 윤곽선이 굵어지고 표시가 커집니다.
settings-motion = 움직임 줄이기
settings-motion-note = 주사위가 구르지 않고 말도 뛰지 않습니다. 시스템 설정도 따릅니다.
settings-text-size = 글자 크기는 시스템 설정을 따릅니다.
settings-pieces = 막룩 기물 모양
settings-pieces-carved = 조각한 모양
settings-pieces-letters = 글자
settings-pieces-note = 글자: K 쿤, M 멧, S 콘, N 마, R 르아, P 비아, P+ 비아 응아이.

settings-pace = 빠르기
settings-pace-note = AI가 두고 말이 움직이는 빠르기입니다.
settings-pace-slow = 느리게
settings-pace-normal = 보통
settings-pace-fast = 빠르게
settings-confirm = 말 움직이기
settings-confirm-two = 두 번 눌러 움직이기
settings-confirm-one = 마우스로 한 번 눌러 움직이기
settings-confirm-note = 처음 누르면 갈 곳이 보이고, 한 번 더 누르면 움직입니다.
settings-automove = 자동으로 움직이기
settings-automove-note = 고를 수 있는 수가 하나뿐일 때만 움직입니다.
settings-autorotate = 판 돌리기
settings-autorotate-note = 한 기기를 함께 쓸 때 차례인 사람 쪽으로 판이 돌아갑니다.
settings-odds = 잡힐 위험 보기
settings-odds-note = 다음 차례에 말이 잡힐 확률을 버튼에 보여 줍니다.

settings-sounds = 소리
settings-haptics = 진동

settings-export-all = 모두 내보내기
settings-export-all-note = 모든 게임과 설정을 파일 하나에 담습니다.
settings-import = 가져오기
settings-import-note = 게임 기록이나 ‘모두 내보내기’ 파일을 가져옵니다. 지금 있는 것은 덮어쓰지 않습니다.
settings-imported = 게임 { $n }개를 가져왔습니다.
settings-imported-known = 게임 { $n }개는 이미 있습니다.
settings-imported-refused = 게임 { $n }개는 읽을 수 없습니다. { $why }.
settings-delete-all = 모두 삭제
settings-delete-all-title = 모든 게임과 설정을 삭제할까요?
settings-delete-all-text = 되돌릴 수 없습니다. 남기고 싶은 것이 있으면 먼저 내보내세요.
settings-deleted-all = 모두 삭제했습니다.
settings-saved-games = 이 기기에 저장된 게임 { $n }개

settings-version = 버전
settings-licence = 라이선스
settings-licences = 라이선스 목록
settings-licences-parts = 다른 곳에서 가져온 구성 요소
settings-privacy = 광고도 추적도 없습니다. 게임과 설정은 이 기기에만 있습니다. 방에서 둔 수와 그 방에 보이는 이름만 방의 서버를 거칩니다.
