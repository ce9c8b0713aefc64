<?php
/** The access matrix: every route and method of ours, and what each kind of person is answered. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Service;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Report_Number;

/** An account that is not activated, or is off, can have no session (OffAccessTest); what it could do is what a stranger can. */
final class AccessMatrixTest extends TestCase {

	/**
	 * Columns: stranger, the designer of the work and the application, another designer, the contractor of the mission,
	 * another contractor, administrator; then people who are no members: editor, author, subscriber, and a shop manager as
	 * another plugin has them, who edits users and everybody's posts. `{designer}` and the like in a route or a body are ids.
	 */
	private const MATRIX = array(
		array( 'POST', '/jwt-auth/v1/token', array(), array( 403, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/jwt-auth/v1/token/validate', array(), array( 403, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/users?role=designer', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/users?slug=nobody', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array(
			'POST',
			'/wp/v2/users',
			array( 'username' => 'x', 'email' => 'x@example.test', 'password' => 'x' ),
			array( 401, 403, 403, 403, 403, 201, 403, 403, 403, 201 ),
		),
		array( 'POST', '/wp/v2/users/{administrator}', array( 'name' => 'x' ), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 200 ) ),
		array( 'GET', '/wp/v2/users/{designer}', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/users/{hidden}', array(), array( 404, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/users/{designer}', array( 'city' => 'Bern' ), array( 401, 200, 403, 403, 403, 200, 403, 403, 403, 200 ) ),
		array(
			'DELETE',
			'/wp/v2/users/{designer}',
			array( 'force' => true, 'reassign' => false ),
			array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ),
		),
		array( 'GET', '/wp/v2/users/me', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/users/me', array( 'description' => 'x' ), array( 401, 403, 403, 403, 403, 200, 200, 200, 200, 200 ) ),
		array( 'DELETE', '/wp/v2/users/me', array( 'reassign' => false ), array( 404, 403, 403, 403, 403, 501, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/users/register', array(), array( 400, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/users/availability', array(), array( 400, 400, 400, 400, 400, 400, 400, 400, 400, 400 ) ),
		array( 'POST', '/wp/v2/users/activation', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/users/password', array(), array( 400, 400, 400, 400, 400, 400, 400, 400, 400, 400 ) ),
		array( 'GET', '/wp/v2/users/altcha', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/users/signout', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'DELETE', '/wp/v2/users/delete/{designer}', array(), array( 401, 200, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/wp/v2/users/delete/{administrator}', array(), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/users/{designer}/export', array(), array( 401, 200, 403, 403, 403, 200, 403, 403, 403, 200 ) ),
		array( 'GET', '/wp/v2/users/{designer}/portfolio.zip', array(), array( 401, 200, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/users/{designer}/portfolio', array(), array( 401, 200, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/users/{designer}/portfolio', array(), array( 401, 409, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/users/{designer}/email', array(), array( 401, 409, 403, 403, 403, 409, 403, 403, 403, 409 ) ),
		array( 'DELETE', '/wp/v2/users/{designer}/email', array(), array( 401, 200, 403, 403, 403, 200, 403, 403, 403, 200 ) ),
		array( 'DELETE', '/wp/v2/users/{administrator}/email', array(), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/openapi.json', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/design-marketplace/v1/health', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/design-marketplace/v1/figures', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/design-marketplace/v1/figures/own', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/design-marketplace/v1/views', array(), array( 204, 204, 204, 204, 204, 204, 204, 204, 204, 204 ) ),
		array( 'GET', '/design-marketplace/v1/figures/school', array(), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/figures/school?by=skill&format=csv', array(), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/schools', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/options', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/pages', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/pages', array( 'title' => 'x' ), array( 401, 403, 403, 403, 403, 201, 201, 403, 403, 201 ) ),
		array( 'GET', '/wp/v2/work', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/work', array(), array( 401, 400, 400, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/work/order', array( 'ids' => '{work}' ), array( 401, 200, 400, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/work/{work}', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/work/{work}', array( 'client' => 'x' ), array( 401, 200, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'DELETE', '/wp/v2/work/{work}', array(), array( 401, 200, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/work/{open_work}', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/work/{unlisted}', array(), array( 404, 404, 404, 404, 404, 200, 200, 404, 404, 404 ) ),
		array( 'GET', '/wp/v2/work?author_name={open_slug}', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/work?author_name={contractor_slug}', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/work/{mission}', array(), array( 401, 404, 404, 404, 404, 404, 404, 404, 404, 404 ) ),
		array( 'GET', '/wp/v2/mission', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/mission', array(), array( 401, 403, 403, 400, 400, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/mission/{mission}', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/mission/{mission}', array( 'close' => true ), array( 401, 403, 403, 200, 403, 200, 200, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/mission/{mission}', array( 'renew' => true ), array( 401, 403, 403, 200, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/mission/{mission}', array( 'reopen' => true ), array( 401, 403, 403, 200, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/mission/{mission}/duplicate', array(), array( 401, 403, 403, 201, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/mission/{work}', array( 'close' => true ), array( 401, 404, 404, 404, 404, 404, 404, 404, 404, 404 ) ),
		array( 'POST', '/wp/v2/mission/999999', array(), array( 401, 404, 404, 404, 404, 404, 404, 404, 404, 404 ) ),
		array( 'GET', '/wp/v2/work/999999', array(), array( 401, 404, 404, 404, 404, 404, 404, 404, 404, 404 ) ),
		array( 'DELETE', '/wp/v2/mission/{mission}', array(), array( 401, 403, 403, 200, 403, 200, 200, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/application', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/application?mission={mission}', array(), array( 401, 403, 403, 200, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/application?mission={mission}&format=csv', array(), array( 401, 403, 403, 200, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/application/{application}', array(), array( 401, 200, 404, 200, 404, 200, 404, 404, 404, 404 ) ),
		array( 'POST', '/wp/v2/application', array(), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array(
			'POST',
			'/wp/v2/application',
			array( 'ids' => '{application}', 'stage' => 'shortlisted' ),
			array( 401, 403, 403, 200, 403, 403, 403, 403, 403, 403 ),
		),
		array(
			'POST',
			'/wp/v2/application',
			array( 'ids' => '{application}', 'stage' => 'nonsense' ),
			array( 401, 403, 403, 400, 403, 403, 403, 403, 403, 403 ),
		),
		array( 'POST', '/wp/v2/application/{application}', array( 'stage' => 'shortlisted' ), array( 401, 403, 404, 200, 404, 403, 404, 404, 404, 404 ) ),
		array( 'POST', '/wp/v2/application/{application}', array( 'stage' => 'withdrawn' ), array( 401, 200, 404, 403, 404, 403, 404, 404, 404, 404 ) ),
		array( 'POST', '/wp/v2/application/{application}', array( 'stage' => 'new' ), array( 401, 200, 404, 200, 404, 403, 404, 404, 404, 404 ) ),
		array( 'POST', '/wp/v2/application/{application}', array( 'answered' => true ), array( 401, 403, 404, 200, 404, 403, 404, 404, 404, 404 ) ),
		array( 'POST', '/wp/v2/application/{application}', array( 'note' => 'x' ), array( 401, 403, 404, 200, 404, 403, 404, 404, 404, 404 ) ),
		array( 'POST', '/wp/v2/application/{application}', array( 'seen' => true ), array( 401, 403, 404, 200, 404, 403, 404, 404, 404, 404 ) ),
		array(
			'POST',
			'/wp/v2/mission/{mission}',
			array( 'close' => true, 'outcome' => 'cancelled' ),
			array( 401, 403, 403, 200, 403, 403, 403, 403, 403, 403 ),
		),
		array( 'POST', '/wp/v2/mail/workwith', array(), array( 401, 400, 400, 400, 400, 400, 400, 400, 400, 400 ) ),
		array(
			'POST',
			'/wp/v2/mail/workwith',
			array( 'to' => '{designer}', 'comment' => 'x' ),
			array( 401, 403, 403, 200, 200, 200, 200, 200, 200, 200 ),
		),
		array(
			'POST',
			'/wp/v2/mail/workwith',
			array( 'to' => '{contractor}', 'comment' => 'x', 'missions' => '{mission}' ),
			array( 401, 409, 200, 403, 403, 200, 200, 200, 200, 200 ),
		),
		array(
			'POST',
			'/design-marketplace/v1/members/{designer}',
			array( 'off' => true, 'reason' => 'spam' ),
			array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ),
		),
		array( 'POST', '/design-marketplace/v1/members/{administrator}', array( 'off' => false ), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/reports', array(), array( 401, 400, 400, 400, 400, 400, 400, 400, 400, 400 ) ),
		array(
			'POST',
			'/design-marketplace/v1/reports',
			array( 'kind' => 'work', 'id' => '{work}', 'reason' => 'spam' ),
			array( 401, 403, 201, 201, 201, 201, 201, 201, 201, 201 ),
		),
		array(
			'POST',
			'/design-marketplace/v1/reports',
			array( 'kind' => 'mission', 'id' => '{draft}', 'reason' => 'spam' ),
			array( 401, 404, 404, 404, 404, 404, 404, 404, 404, 404 ),
		),
		array(
			'POST',
			'/design-marketplace/v1/reports',
			array( 'kind' => 'member', 'id' => '{administrator}', 'reason' => 'spam' ),
			array( 401, 404, 404, 404, 404, 404, 404, 404, 404, 404 ),
		),
		array( 'POST', '/design-marketplace/v1/reports/stranger', array(), array( 400, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/reports/{report}', array( 'decision' => 'dismiss' ), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array(
			'POST',
			'/design-marketplace/v1/reports/{report}',
			array( 'decision' => 'off', 'reason' => 'spam' ),
			array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ),
		),
		array( 'POST', '/design-marketplace/v1/missions/{mission}/approve', array( 'approve' => true ), array( 401, 403, 403, 403, 403, 409, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/missions/{work}/approve', array( 'approve' => true ), array( 401, 403, 403, 403, 403, 404, 403, 403, 403, 403 ) ),
		// Off, as it is until the site has a provider; OidcTest goes through one.
		array( 'GET', '/design-marketplace/v1/oidc', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/design-marketplace/v1/oidc/start', array(), array( 404, 404, 404, 404, 404, 404, 404, 404, 404, 404 ) ),
		array( 'POST', '/design-marketplace/v1/oidc/start', array(), array( 401, 404, 404, 404, 404, 403, 403, 403, 404, 403 ) ),
		array( 'GET', '/design-marketplace/v1/oidc/callback', array(), array( 302, 302, 302, 302, 302, 302, 302, 302, 302, 302 ) ),
		array( 'POST', '/design-marketplace/v1/oidc/session', array(), array( 403, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/oidc/link', array(), array( 403, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/design-marketplace/v1/oidc/link', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/design-marketplace/v1/members/{contractor}/verified', array(), array( 401, 403, 403, 200, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/members/{designer}/verified', array(), array( 401, 200, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/members/{administrator}/verified', array(), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{designer}/verified', array( 'verified' => true ), array( 401, 403, 403, 403, 403, 409, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{designer}/verified/address', array( 'address' => 'ada@epfl.ch' ), array( 401, 409, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/members/{contractor}/confirmed', array(), array( 401, 403, 403, 200, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/members/{designer}/confirmed', array(), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/members/999999/confirmed', array(), array( 401, 403, 403, 403, 403, 404, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{contractor}/confirmed', array( 'confirmed' => true ), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{designer}/confirmed', array( 'confirmed' => true ), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{contractor}/confirmed/address', array( 'address' => 'ada@firm.ch' ), array( 401, 403, 403, 400, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{designer}/confirmed/address', array( 'address' => 'ada@firm.ch' ), array( 401, 403, 403, 403, 403, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{contractor}/verified', array( 'verified' => false ), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{contractor}/verified', array( 'verified' => true ), array( 401, 403, 403, 403, 403, 409, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/members/{contractor}/verified/address', array( 'address' => 'ada@epfl.ch' ), array( 401, 403, 403, 409, 403, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/conversations', array(), array( 401, 200, 200, 200, 200, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/conversations/{conversation}', array(), array( 401, 200, 404, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/conversations/{conversation}?context=edit', array(), array( 401, 200, 404, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/conversations/{contractor_slug}', array(), array( 401, 200, 404, 404, 404, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/conversations/{conversation}', array( 'text' => 'x' ), array( 401, 201, 404, 201, 404, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/conversations/{conversation}', array(), array( 401, 400, 404, 400, 404, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/conversations/{conversation}/read', array( 'until' => 1 ), array( 401, 200, 404, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/conversations/{conversation}/block', array( 'blocked' => true ), array( 401, 200, 404, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/design-marketplace/v1/conversations/{conversation}/messages/{message}', array(), array( 401, 200, 404, 403, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/searches', array(), array( 401, 200, 200, 200, 200, 403, 403, 403, 403, 403 ) ),
		array(
			'POST',
			'/design-marketplace/v1/searches',
			array( 'kind' => 'jobs', 'filters' => array( 'search' => 'x' ) ),
			array( 401, 201, 201, 201, 201, 403, 403, 403, 403, 403 ),
		),
		array( 'POST', '/design-marketplace/v1/searches/{search}', array( 'rhythm' => 'daily' ), array( 401, 200, 404, 404, 404, 403, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/design-marketplace/v1/searches/{search}', array(), array( 401, 200, 404, 404, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/saved', array(), array( 401, 200, 200, 403, 403, 200, 200, 200, 200, 200 ) ),
		array( 'PUT', '/design-marketplace/v1/saved/{mission}', array(), array( 401, 200, 200, 403, 403, 200, 200, 200, 200, 200 ) ),
		array( 'PUT', '/design-marketplace/v1/saved/{draft}', array(), array( 401, 404, 404, 403, 403, 404, 404, 404, 404, 404 ) ),
		array( 'DELETE', '/design-marketplace/v1/saved/{mission}', array(), array( 401, 200, 200, 403, 403, 200, 200, 200, 200, 200 ) ),
		array( 'DELETE', '/design-marketplace/v1/saved/{draft}', array(), array( 401, 404, 404, 403, 403, 404, 404, 404, 404, 404 ) ),
		array( 'GET', '/design-marketplace/v1/calendar', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/design-marketplace/v1/calendar', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'DELETE', '/design-marketplace/v1/calendar', array(), array( 401, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/work/{work}', array( 'with' => '{other_designer}' ), array( 401, 200, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/credits', array(), array( 401, 200, 200, 200, 200, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/credits/{credit}', array( 'answer' => 'yes' ), array( 401, 404, 200, 404, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/lists', array(), array( 401, 403, 403, 200, 200, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/lists', array( 'name' => 'Snow' ), array( 401, 403, 403, 201, 201, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/lists/{list}', array(), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/lists/{list}', array( 'name' => 'Ice' ), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/design-marketplace/v1/lists/{list}', array(), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'PUT', '/design-marketplace/v1/lists/{list}/people/{designer}', array( 'note' => 'x' ), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/design-marketplace/v1/lists/{list}/people/{designer}', array(), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/lists/{list}/share', array(), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/design-marketplace/v1/lists/{list}/share', array(), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/lists/shared/{shared}', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/design-marketplace/v1/invitations?mission={mission}', array(), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array(
			'POST',
			'/design-marketplace/v1/invitations',
			array( 'mission' => '{mission}', 'to' => '{other_designer}' ),
			array( 401, 403, 403, 201, 404, 403, 403, 403, 403, 403 ),
		),
		array( 'GET', '/design-marketplace/v1/job-templates', array(), array( 401, 403, 403, 200, 200, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/templates', array(), array( 401, 403, 403, 200, 200, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/templates', array( 'name' => 'No', 'text' => 'No' ), array( 401, 403, 403, 201, 201, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/templates/{template}', array( 'name' => 'No' ), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'DELETE', '/design-marketplace/v1/templates/{template}', array(), array( 401, 403, 403, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/application/{application}', array( 'nudge' => true ), array( 401, 409, 404, 403, 404, 403, 404, 404, 404, 404 ) ),
		array( 'GET', '/design-marketplace/v1/outcomes', array(), array( 401, 200, 200, 200, 200, 403, 403, 403, 403, 403 ) ),
		array( 'POST', '/design-marketplace/v1/outcomes/{outcome}', array( 'consent' => true ), array( 401, 200, 404, 404, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/files/{file}', array(), array( 401, 200, 404, 200, 404, 403, 403, 403, 403, 403 ) ),
		array( 'GET', '/design-marketplace/v1/jobs/{mission}', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/design-marketplace/v1/jobs/{work}', array(), array( 404, 404, 404, 404, 404, 404, 404, 404, 404, 404 ) ),
		array( 'GET', '/wp/v2/users/{administrator}', array(), array( 404, 404, 404, 404, 404, 200, 200, 200, 404, 200 ) ),
		array( 'GET', '/wp/v2/users', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array(
			'POST',
			'/design-marketplace/v1/newsletter',
			array( 'email' => 'nobody@example.test', 'newsletter' => false ),
			array( 401, 403, 403, 403, 403, 404, 403, 403, 403, 403 ),
		),
		array( 'GET', '/wp/v2/design-marketplace/echo', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'GET', '/wp/v2/design-marketplace/health/cron', array(), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/design-marketplace/stored/00000000000000000000000000000000', array(), array( 401, 403, 403, 403, 403, 200, 403, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/skill', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/skill', array( 'name' => 'x' ), array( 401, 403, 403, 403, 403, 201, 201, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/skill/{skill}', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/skill/{skill}', array( 'name' => 'y' ), array( 401, 403, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'DELETE', '/wp/v2/skill/{skill}', array( 'force' => true ), array( 401, 403, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
	);

	/** What WooCommerce gives a shop manager, as far as it concerns others' routes: users are edited, never deleted. */
	private const SHOP = array( 'read', 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_private_posts', 'publish_posts', 'delete_posts', 'delete_others_posts', 'delete_published_posts', 'read_private_posts', 'edit_pages', 'edit_others_pages', 'edit_published_pages', 'publish_pages', 'delete_pages', 'manage_categories', 'moderate_comments', 'upload_files', 'list_users', 'edit_users', 'create_users', 'edit_theme_options', 'manage_woocommerce', 'edit_products', 'edit_others_products' );

	/** Editorial types, which are WordPress' own in everything but their fields. */
	private const EDITORIAL = array( 'event', 'resource', 'reading', 'past_project' );

	private const EDITORIAL_ROWS = array(
		array( 'GET', '/wp/v2/%s', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/%s', array( 'title' => 'x' ), array( 401, 403, 403, 403, 403, 201, 201, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/%s/{%s}', array(), array( 200, 200, 200, 200, 200, 200, 200, 200, 200, 200 ) ),
		array( 'POST', '/wp/v2/%s/{%s}', array( 'title' => 'y' ), array( 401, 403, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'DELETE', '/wp/v2/%s/{%s}', array(), array( 401, 403, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/%s/{%s}/revisions', array(), array( 401, 403, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/%s/{%s}/revisions/999999', array(), array( 401, 403, 403, 403, 403, 404, 404, 403, 403, 403 ) ),
		array( 'DELETE', '/wp/v2/%s/{%s}/revisions/999999', array( 'force' => true ), array( 401, 403, 403, 403, 403, 404, 404, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/%s/{%s}/autosaves', array(), array( 401, 403, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'POST', '/wp/v2/%s/{%s}/autosaves', array( 'title' => 'z' ), array( 401, 403, 403, 403, 403, 200, 200, 403, 403, 403 ) ),
		array( 'GET', '/wp/v2/%s/{%s}/autosaves/999999', array(), array( 401, 403, 403, 403, 403, 404, 404, 403, 403, 403 ) ),
	);

	/**
	 * All rows.
	 * @return list<array{string,string,array<string,mixed>,list<int>}>
	 */
	private static function rows(): array {
		$rows = self::MATRIX;
		foreach ( self::EDITORIAL as $type ) {
			foreach ( self::EDITORIAL_ROWS as $row ) {
				$row[1] = str_replace( '%s', $type, $row[1] );
				$rows[] = $row;
			}
		}
		foreach ( self::EDITORIAL_ROWS as $place => $row ) {
			$row[1] = str_replace( '%s', 'dmkt_letter', $row[1] );
			// Nothing of it is published, and editors have no part in it.
			$row[3] = 0 === $place ? $row[3] : array( 401, 403, 403, 403, 403, $row[3][5], 403, 403, 403, 403 );
			$rows[] = $row;
		}
		return $rows;
	}

	/**
	 * Ids by the names the matrix uses.
	 * @return array<string,int|string>
	 */
	private function people_and_things(): array {
		add_role( 'matrix_shop_manager', 'Shop manager', array_fill_keys( self::SHOP, true ) );
		$ids                = array(
			'designer'         => $this->designer(),
			'hidden'           => $this->designer(),
			'other_designer'   => $this->designer(),
			'contractor'       => $this->contractor(),
			'other_contractor' => $this->contractor(),
			'administrator'    => People::administrator(),
			'editor'           => $this->person( 'editor' ),
			'author'           => $this->person( 'author' ),
			'subscriber'       => $this->person( 'subscriber' ),
			'shop'             => $this->person( 'matrix_shop_manager' ),
			'skill'            => Market::skill(),
			'dmkt_letter'      => (int) wp_insert_post( array( 'post_type' => 'dmkt_letter', 'post_title' => 'x' ) ),
		);
		$ids['work']        = Market::work( $ids['designer'] );
		$open               = $this->designer( array( 'portfolio_open' => 'link' ) );
		$ids['open_slug']   = People::slug( $open );
		$ids['open_work']   = Market::work( $open );
		$ids['unlisted']    = Market::work( $open, array( 'visibility' => 'unlisted' ) );
		$ids['mission']     = Market::mission( $ids['contractor'] );
		$ids['draft']       = Market::mission( $ids['contractor'], array( 'status' => 'draft' ) );
		$ids['application'] = $this->application( $ids );
		$conversation       = Talk::between( $ids['designer'], $ids['contractor'] );
		$ids               += array(
			'conversation'    => $conversation->public_id,
			'message'         => $conversation->last,
			'file'            => Talk::file( $conversation, $ids['designer'] ),
			'contractor_slug' => People::slug( $ids['contractor'] ),
			'search'          => $this->search( $ids['designer'] ),
			'credit'          => Market::credit( $ids['designer'], $ids['other_designer'] ),
			'list'            => Market::list_of( $ids['contractor'], $ids['designer'] ),
			'shared'          => Market::shared_list( $ids['contractor'] ),
			'template'        => Market::template( $ids['contractor'] ),
			'outcome'         => Market::outcome( $ids['designer'], $ids['contractor'] ),
		);
		$ids['report']      = Reports::make( Reported_Item::member( $ids['designer'] ), $ids['other_designer'] )->number();
		foreach ( self::EDITORIAL as $type ) {
			$ids[ $type ] = (int) wp_insert_post( array( 'post_type' => "dmkt_{$type}", 'post_status' => 'publish', 'post_title' => 'x' ) );
		}
		( new Indexer() )->flush();
		return $ids;
	}

	/**
	 * A search a member saved.
	 * @param int $user_id Member.
	 */
	private function search( int $user_id ): int {
		$saved = ( new Search_Service() )->save( $user_id, Search_Kind::Jobs, array( 'search' => 'saved' ), array() );
		return is_array( $saved ) ? $saved[0]->id : $this->fail( $saved->get_error_message() );
	}

	/**
	 * The designer's application to the mission.
	 * @param array<string,int> $ids Ids.
	 */
	private function application( array $ids ): int {
		$this->assert_answer(
			200,
			$this->rest(
				'POST',
				'/wp/v2/mail/workwith',
				array( 'to' => $ids['contractor'], 'comment' => 'x', 'missions' => $ids['mission'] ),
				$ids['designer']
			)
		);
		return (int) $this->rest( 'GET', '/wp/v2/application', array(), $ids['designer'] )->get_data()[0]['id'];
	}

	public function test_everybody_is_answered_as_the_matrix_says(): void {
		$ids     = $this->people_and_things();
		$names   = array_map( static fn( string $name ): string => '{' . $name . '}', array_keys( $ids ) );
		$columns = array( 'stranger', 'designer', 'other_designer', 'contractor', 'other_contractor', 'administrator', 'editor', 'author', 'subscriber', 'shop' );
		$wrong   = array();
		foreach ( self::rows() as [ $method, $route, $params, $statuses ] ) {
			$actual = array();
			foreach ( $columns as $column ) {
				$fill     = static fn( mixed $value ): mixed => is_string( $value ) ? str_replace( $names, array_map( 'strval', array_values( $ids ) ), $value ) : $value;
				Transaction::begin();
				$answer   = $this->rest( $method, (string) $fill( $route ), array_map( $fill, $params ), isset( $ids[ $column ] ) ? (int) $ids[ $column ] : null );
				$actual[] = $answer->get_status();
				Transaction::rollback();
				if ( $answer->is_error() && isset( $answer->get_headers()['X-WP-Total'] ) ) {
					$wrong[] = "{$method} {$route}: {$column} reads how many there are";
				}
			}
			if ( $actual !== $statuses ) {
				$wrong[] = "{$method} {$route}: " . implode( ' ', $actual ) . ' instead of ' . implode( ' ', $statuses );
			}
		}
		$this->assertSame( array(), $wrong );
	}

	public function test_every_route_of_ours_has_a_row(): void {
		$ours = '#^/(jwt-auth/v1/|design-marketplace/v1/\w|wp/v2/(users(?!/\(\?P<user_id>)|mail|work|mission|application|skill|options|pages$|event|resource|reading|past_project|design-marketplace))#';
		$rows = array();
		foreach ( self::rows() as [ $method, $route ] ) {
			$rows[] = $method . ' ' . preg_replace( '/\{\w+\}/', '1', str_replace( '{report}', Report_Number::of( 1 ), strtok( $route, '?' ) ?: '' ) ); // phpcs:ignore WordPress.PHP.DisallowShortTernary -- a test.
		}
		$without = array();
		foreach ( $this->routes() as $route => $handlers ) {
			if ( ! preg_match( $ours, $route ) ) {
				continue;
			}
			foreach ( array_merge( ...array_map( static fn( array $handler ): array => array_keys( $handler['methods'] ), $handlers ) ) as $method ) {
				$has_row = preg_grep( "@^{$method} {$route}$@i", $rows );
				if ( ! $has_row && ! in_array( $method, array( 'PUT', 'PATCH' ), true ) ) {
					$without[] = "{$method} {$route}";
				}
			}
		}
		$this->assertSame( array(), $without );
	}

	public function test_put_and_patch_are_the_same_handler_as_post(): void {
		foreach ( $this->routes() as $route => $handlers ) {
			foreach ( str_starts_with( $route, '/wp/v2/' ) ? $handlers : array() as $handler ) {
				$has_put = ! empty( $handler['methods']['PUT'] ) || ! empty( $handler['methods']['PATCH'] );
				$this->assertTrue( ! $has_put || ! empty( $handler['methods']['POST'] ) || ! preg_match( '#/(users|work|mission|application|mail)#', $route ), $route );
			}
		}
	}
}
