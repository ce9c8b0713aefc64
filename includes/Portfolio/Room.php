<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Portfolio\Credits\Credit;
use DesignMarketplace\Portfolio\Credits\Credit_Answers;
use DesignMarketplace\Portfolio\Credits\Credit_Mails;
use DesignMarketplace\Portfolio\Credits\Credits;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// After the directory has taken the route over.
			array( 'rest_endpoints', Whole_Portfolio::class, 'extend', 20 ),
			array( 'transition_post_status', Works::class, 'announce', 10, 3 ),
			array( 'transition_post_status', Work_Address::class, 'complete', 10, 3 ),
			array( 'wp_insert_post_data', Work_Address::class, 'keep', 10, 2 ),
			array( 'pre_wp_unique_post_slug', Work_Address::class, 'name', 10, 5 ),
			array( 'wp_untrash_post_status', Posts::class, 'status_before_trash', 10, 3 ),
			array( 'deleted_post', Credits::class, 'forget_work', 10, 2 ),
			array( 'design_marketplace_credited', Credit::class, 'on_page', 10, 2 ),
			array( 'design_marketplace_before_mails', Credit_Mails::class, 'queue', 10, 0 ),
			array( 'design_marketplace_portfolio', Zip\Import::class, 'run' ),
		);
	}

	public static function routes(): array {
		$one  = '/wp/v2/work/(?P<id>\d{1,19})';
		$own  = '/wp/v2/users/(?P<id>[\d]+)/portfolio';
		$year = array( 'args' => array( 'year' => array( 'maximum' => (int) wp_date( 'Y', Clock::now() ) ) ) );
		return array(
			array( 'GET', '/wp/v2/work', Work_Controller::class, 'get_items', Routes::ANYONE, array( 'schema' => 'work' ) ),
			array( 'POST', '/wp/v2/work', Work_Controller::class, 'create_item', Routes::LOGGED_IN, $year ),
			array( 'POST', '/wp/v2/work/order', Work_Controller::class, 'reorder', Routes::LOGGED_IN ),
			array( 'GET', $one, Work_Controller::class, 'get_item', Routes::ANYONE, array( 'schema' => 'work' ) ),
			array( Routes::CHANGE, $one, Work_Controller::class, 'update_item', Routes::LOGGED_IN, $year ),
			array( 'DELETE', $one, Work_Controller::class, 'delete_item', Routes::LOGGED_IN ),
			array( 'GET', '/design-marketplace/v1/credits', Credit_Answers::class, 'received', 'may_enter' ),
			array( 'POST', '/design-marketplace/v1/credits/(?P<id>\d{1,19})', Credit_Answers::class, 'answer', 'may_enter' ),
			array( 'GET', "{$own}.zip", Zip\Portfolio_Controller::class, 'take_along', 'may' ),
			array( 'GET', $own, Zip\Portfolio_Controller::class, 'state', 'may' ),
			array( 'POST', $own, Zip\Portfolio_Controller::class, 'bring', 'may' ),
		);
	}

	public static function links(): array {
		return array( 'design_marketplace_credit' => array( Credit_Answers::class, 'open' ) );
	}

	public static function modules(): array {
		return array( Works::class, Credits::class, Zip\Import::class );
	}
}
