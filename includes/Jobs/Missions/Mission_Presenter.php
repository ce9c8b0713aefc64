<?php
/** Presents missions as the contract has them. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Members\Item_Notes;
use DesignMarketplace\People\Members\Policy;
use WP_Post;

/**
 * For the current user.
 * @phpstan-import-type Ties from Mission_Query
 */
final class Mission_Presenter {

	/**
	 * @param list<WP_Post> $posts
	 * @param array<int,Ties> $ties
	 * @return list<array<string,mixed>>
	 */
	public function present( array $posts, array $ties ): array {
		$missions = array_map( fn( WP_Post $post ): array => $this->mission( $post, $ties[ $post->ID ] ), $posts );
		$can      = Mission_Policy::abilities( $posts, $ties, array_column( $missions, 'open', 'id' ) );
		return Item_Notes::add(
			array_map( static fn( array $mission ): array => $mission + array( 'can' => $can[ $mission['id'] ] ), $missions ),
			$posts
		);
	}

	/**
	 * @param Ties $ties
	 * @return array<string,mixed>
	 */
	public function one( WP_Post $post, array $ties ): array {
		return $this->present( array( $post ), array( $post->ID => $ties ) )[0];
	}

	/**
	 * @param Ties $ties
	 * @return array<string,mixed>
	 */
	private function mission( WP_Post $post, array $ties ): array {
		$closed   = Mission_State::Closed === Mission_State::of( $post );
		$date     = Posts::text( $post->ID, Mission_Post_Type::POSTING_DATE );
		$deadline = Deadline::of( $post->ID );
		$mission  = array_replace(
			Item_Controller::common( $post ),
			$closed ? array( 'status' => Mission_State::Open->value ) : array()
		) + array(
			'title'           => array( 'rendered' => Text::html( $post->post_title ) ),
			'description'     => $post->post_content,
			'locale'          => $ties['language'],
			'skill'           => $ties['skills'],
			'postingDate'     => '' === $date ? null : $date,
			'close'           => $closed,
			'deadline'        => '' === $deadline ? null : $deadline,
			'open'            => Deadline::is_open( $post, $deadline ),
			'answers_in_days' => $ties['answers'],
		) + Answer_Share::field( $ties['share'] ) + Job_Facts::of( $post->ID );
		if ( Ownership::is_mine( $post ) ) {
			$mission['applications_count'] = $ties['applications'];
		}
		if ( Policy::can_apply( get_current_user_id(), Ownership::of( $post ), Roles::CONTRACTOR, true ) ) {
			$mission['saved'] = $ties['saved'];
		}
		return $mission;
	}
}
