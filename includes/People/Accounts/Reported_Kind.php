<?php
/** The kinds of things members report and administrators decide about. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Items\Item_Types;

enum Reported_Kind: string {

	case Member  = 'member';
	case Work    = 'work';
	case Mission = 'mission';
	case Message = 'message';

	public function post_type(): string {
		return match ( $this ) {
			self::Member, self::Message => '',
			self::Work                  => Item_Types::WORK,
			self::Mission               => Item_Types::MISSION,
		};
	}

	/** The name of this kind of thing in a sentence. It contains nothing that the author wrote. */
	public function label(): string {
		return match ( $this ) {
			self::Member  => __( 'a profile', 'design-marketplace' ),
			self::Work    => __( 'a portfolio project', 'design-marketplace' ),
			self::Mission => __( 'a design job', 'design-marketplace' ),
			self::Message => __( 'a message', 'design-marketplace' ),
		};
	}
}
