<?php
/** The rules about one mission, for what is known of it and of the current user. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Policy;
use WP_Post;

/** Mission_Policy finds out what is known: of one mission, or of a page of them at once. */
final class Mission_Rules {

	private readonly ?Mission_State $state;

	private readonly bool $is_mine;

	/** @param bool $contractor Whether the user posts missions. */
	public function __construct( private readonly WP_Post $post, private readonly bool $contractor ) {
		$this->state   = Mission_State::of( $post );
		$this->is_mine = Ownership::is_mine( $post );
	}

	/** Those who may change it, while it is open. */
	public function can_close( bool $edits ): bool {
		return $edits && Job_Graph::allows( Job_Event::Close, $this->state );
	}

	/** The contractor it is of. */
	public function is_contractors(): bool {
		return $this->contractor && $this->is_mine;
	}

	/** Its contractor, while it is open. */
	public function can_renew(): bool {
		return Job_Graph::allows( Job_Event::Renew, $this->state ) && $this->is_contractors();
	}

	/** Its contractor, for some days after the site has closed it. */
	public function can_reopen(): bool {
		return $this->is_contractors()
			&& Job_Graph::allows( Job_Event::Reopen, $this->state )
			&& Mission_Outcome::has_lapsed_lately( $this->post );
	}

	/** Its contractor, unless a decision hides it. */
	public function can_duplicate(): bool {
		return $this->is_contractors() && Job_Graph::allows( Job_Event::Duplicate, $this->state );
	}

	/** Any logged-in user who is no contractor, once, while it accepts applications. */
	public function can_apply( bool $applied, bool $is_open ): bool {
		return ! $applied
			&& Policy::can_apply( get_current_user_id(), Ownership::of( $this->post ), Roles::CONTRACTOR, $is_open );
	}

	/** The contractor it is of, and those with `manage_options`. */
	public function can_see_candidates( bool $manages ): bool {
		return $manages || $this->is_mine;
	}
}
