<?php
/**
 * The operator's content: skills, events, resources, articles, pages, home blocks and settings.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use DesignMarketplace\Database\Batches;
use DesignMarketplace\Declares\Has_Content;
use DesignMarketplace\Declares\Installs;
use DesignMarketplace\Declares\Uninstalls;
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
			array( Editorial_Types::EVENT, Editorial_Types::RESOURCE, Editorial_Types::READING, Editorial_Types::PAST_PROJECT ),
			false
		);
	}
}
