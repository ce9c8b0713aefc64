<?php
/** Names the parts of an archive of the marketplace. Nothing else is in it. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Archive;

use DesignMarketplace\Jobs\Templates\Answer_Templates;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Answer_Days;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Members\Availability_Upkeep;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Oidc\Links;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\Site\Content\Editorial_Fields;

final class Content {

	public const FORMAT  = 'design-marketplace-archive';
	public const VERSION = 1;

	/** Tables that are taken as they are, but for the columns in BLANK and the rows of rows(). */
	public const TABLES = array(
		'alert',
		'alert_news',
		'application',
		'block',
		'consent',
		'credit',
		'decision',
		'designer_list',
		'evidence',
		'gone_mission',
		'list_person',
		'oidc_link',
		'outbox',
		'outcome',
		'report',
		'saved_job',
		'search',
		'search_key',
		'view',
	);

	/** Private between two members. */
	public const MESSAGES = array( 'conversation', 'message', 'message_file', 'invitation' );

	/** Made anew by reindexing, of a few minutes, or by keys of the site: another one could not use them. */
	public const LEFT_OUT = array(
		'directory',
		'directory_skill',
		'directory_count',
		'directory_word',
		'directory_fact',
		'directory_deadline',
		'directory_language',
		'roster',
		'kept_count',
		'rate_limit',
		'oidc_step',
		'retired_slug',
		'view_buffer',
		'import',
		'import_error',
	);

	/** Addresses of links, and what an email needs that is still to be sent. */
	public const BLANK = array(
		'designer_list' => array( 'share_key' => '', 'share_until_gmt' => null ),
		'report'        => array( 'repeat_key' => null ),
		'evidence'      => array( 'fingerprint' => null ),
		'outbox'        => array( 'payload' => '', 'error' => null, 'claim' => '' ),
	);

	public const POST_TYPES = array(
		...Item_Types::ALL,
		...Editorial_Fields::TYPES,
		'attachment',
		'nav_menu_item',
	);

	public const TAXONOMIES = array( Skills::TAXONOMY, 'nav_menu' );

	/** Meta of posts that says who is editing, or opens something. */
	public const NO_POST_META = array( '_edit_lock', '_edit_last' );

	private const CORE_OPTIONS = array(
		'blogname',
		'blogdescription',
		'WPLANG',
		'timezone_string',
		'gmt_offset',
		'date_format',
		'time_format',
		'start_of_week',
		'show_on_front',
		'page_on_front',
		'page_for_posts',
		'wp_page_for_privacy_policy',
		'site_icon',
	);

	/** Meta of users that is not exported to members, and still belongs to their accounts. No key, and no hash of one. */
	private const MORE_USER_META = array(
		State::OFF,
		State::UNPROVEN,
		Availability_Upkeep::ASKED,
		Answer_Days::META,
		Answer_Share::META,
		Answer_Templates::META,
		Links::PASSWORDLESS,
		'nickname',
		'show_admin_bar_front',
	);

	/** @return array<string,string> SQL by table. Of emails only that they were sent: so none is sent again. Of messages no evidence. */
	public static function rows(): array {
		return array(
			'outbox'   => 'status IN (' . Status::sql( Status::Sent, Status::Cancelled ) . ") AND recipient LIKE 'user:%%'",
			'evidence' => "kind <> '" . Reported_Kind::Message->value . "'",
		);
	}

	/** Each site of a network has these for itself, with a suffix: without one they are the main site's. See State::key(). */
	public const OF_SITE = array( State::SINCE, State::OFF );

	/** @return list<string> Without the suffix that some have on a network. */
	public static function user_meta(): array {
		$marks = array();
		foreach ( Claim::META as [ $mark, , $ended ] ) {
			array_push( $marks, $mark, $ended );
		}
		return array(
			...array_map( array( Member_Fields::class, 'key' ), array_keys( Member_Fields::rules() ) ),
			...array_map( 'strval', array_keys( array_filter( Inventory::user_meta() ) ) ),
			...self::MORE_USER_META,
			...$marks,
		);
	}

	/** @return list<string> */
	public static function options(): array {
		$open = array_filter( Settings_Table::rows(), static fn( $setting ): bool => 'secret' !== $setting->type );
		return array(
			...array_map( static fn( string $key ): string => Site_Settings::PREFIX . $key, array_keys( $open ) ),
			Texts::OPTION,
			'design_marketplace_landed',
			Brand::OPTION,
			...self::CORE_OPTIONS,
		);
	}
}
