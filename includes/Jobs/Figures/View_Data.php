<?php
/** Declares the tables of looks at pages: a buffer, and their numbers by day. Nothing in them is about who has looked. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Figures;

use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;

final class View_Data implements Has_Tables, Has_Limits, Has_Jobs, Erases_People, Retains {

	public function limits(): array {
		return array( 'views' => array( 'address' => array( 600, HOUR_IN_SECONDS ) ) );
	}

	public function jobs(): array {
		return array( Views::EVENT => 'design_marketplace_minute' );
	}

	public function expire(): void {
		Views::forget();
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		Views::forget_member( $user_id );
	}

	public function tables(): array {
		return array(
			'view'        => '
				kind varchar(10) NOT NULL,
				item_id bigint(20) unsigned NOT NULL,
				day date NOT NULL,
				views int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (kind,item_id,day),
				KEY day (day)
			',
			'view_buffer' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(10) NOT NULL,
				item_id bigint(20) unsigned NOT NULL,
				day date NOT NULL,
				PRIMARY KEY  (id)
			',
		);
	}
}
