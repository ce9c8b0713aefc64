<?php
/** The operator's content: skills, events, resources, articles, pages, home blocks and settings. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Installs;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;

final class Content implements Has_Content, Installs, Uninstalls {

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
