import { safeRedirect } from './redirect-url';

describe( 'the way after a login', () => {
	it.each( [
		[ '/jobs', '/jobs' ],
		[ '/', '/' ],
		[ '/designers?skill=3&page=2', '/designers?skill=3&page=2' ],
		[ '/designer/noemie-favre', '/designer/noemie-favre' ],
		[ '/designer/noemie-favre/', '/designer/noemie-favre' ],
		[ '/project/alpine-probe#jobs', '/project/alpine-probe#jobs' ],
		[
			'/project/alpine-probe/mission/12',
			'/project/alpine-probe/mission/12',
		],
		[ '/settings?tab=account', '/settings?tab=account' ],
		[ '/terms-conditions', '/terms-conditions' ],
	] )( 'goes on to %s', ( given, expected ) => {
		expect( safeRedirect( given ) ).toBe( expected );
	} );

	it.each( [
		[ null ],
		[ '' ],
		[ 'jobs' ],
		[ '//e.com' ],
		[ '///e.com' ],
		[ '/\\e.com' ],
		[ '\\\\e.com' ],
		[ '\\/e.com' ],
		[ 'https:e.com' ],
		[ 'https://e.com/jobs' ],
		[ 'http://localhost@e.com' ],
		[ 'javascript:alert(1)' ],
		[ 'JaVaScRiPt:alert(1)' ],
		[ ' javascript:alert(1)' ],
		[ 'data:text/html,<script>' ],
		[ 'vbscript:x' ],
		[ '%2f%2fe.com' ],
		[ '/%2f%2fe.com' ],
		[ '/%5ce.com' ],
		[ '/%5C%5Ce.com' ],
		[ '/\t/e.com' ],
		[ '/\n/e.com' ],
		[ '/%09/e.com' ],
		[ '/\u0000/e.com' ],
		[ '/ /e.com' ],
		[ ' //e.com' ],
		[ '/.//e.com' ],
		[ '/..//e.com' ],
		[ '/./\\e.com' ],
		[ '/login?redirect_url=//e.com' ],
		[ '/login?redirect_url=/login' ],
		[ '/login/' ],
		[ '/signup' ],
		[ '/forgottenpassword' ],
		[ '/resetpassword' ],
		[ '/jobs/../login' ],
		[ '/wp-login.php?action=logout' ],
		[ '/wp-admin' ],
		[ '/wp-json/wp/v2/users' ],
		[ '/no/such/route' ],
		[ '/index.php?p=1' ],
	] )( 'leads %p home', ( given ) => {
		expect( safeRedirect( given ) ).toBe( '/' );
	} );
} );
