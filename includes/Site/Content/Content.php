<?php
/**
 * The operator's content: skills, events, resources, articles, pages, home blocks and settings.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Installs;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Options_Controller;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Module;

final class Content implements Module, Has_Content, Installs, Uninstalls {

	public function register(): void {
		Imported::register();
		add_action( 'init', array( new Skills(), 'register' ) );
		add_action( 'init', array( new Editorial_Types(), 'register' ) );
		add_action( 'init', array( Hidden::class, 'register' ) );
		add_action( 'init', array( new Home_Blocks(), 'register' ) );
		add_action( 'init', array( Editorial_Fields::class, 'register' ) );
		add_action( 'init', array( Site_Settings::class, 'register' ) );
		add_action( 'init', array( new Meta_Box(), 'register' ) );
		add_action( 'init', array( new Refused_Form(), 'register' ) );
		add_action( 'init', array( new Home_Pattern(), 'register' ) );
		add_action( 'rest_api_init', array( new Pages(), 'register_fields' ) );
		add_action( 'rest_api_init', array( new Options_Controller(), 'register_routes' ) );
	}

	public function install(): void {
		Pages::make();
	}

	public function uninstall(): void {
		global $wpdb;
		( new Skills() )->register();
		Batches::remove(
			$wpdb->prepare( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s", Skills::TAXONOMY ),
			static fn( int $id ): bool => true === wp_delete_term( $id, Skills::TAXONOMY )
		);
		unregister_taxonomy( Skills::TAXONOMY );
	}

	public function post_types(): array {
		return array_fill_keys(
			array( Item_Types::EVENT, Item_Types::RESOURCE, Item_Types::READING, Item_Types::PAST_PROJECT ),
			false
		);
	}
}
