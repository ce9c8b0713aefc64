<?php
/** The thing of a report or decision as people see it now: title, pictures, text, author, state. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Portfolio\Work_Post_Type as Work_Type;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Message_Reports;
use DesignMarketplace\Trust\Reportable;
use WP_Post;

final class Thing_View {

	/** Texts of a member's page, in order. */
	private const PROFILE = array( 'job', 'bio', 'project_headline', 'project_short_description', 'project_description' );

	private readonly ?WP_Post $post;

	private readonly ?Message_Reports $keeper;

	/** The thing may have been deleted. */
	public function __construct( private readonly Reported_Item $thing ) {
		$this->post   = $thing->post();
		$this->keeper = Reportable::keeper( $thing->kind );
	}

	/** @param list<Reported_Item> $things Their posts, users and pictures are read in a few queries. */
	public static function prime( array $things ): void {
		$items = array_filter( $things, static fn( Reported_Item $thing ): bool => '' !== $thing->kind->post_type() );
		_prime_post_caches( array_column( $items, 'id' ), false, true );
		People::prime( array_column( $things, 'owner' ) );
		$pictures = array_map( static fn( Reported_Item $thing ): array => ( new self( $thing ) )->pictures(), $things );
		_prime_post_caches( array_merge( ...$pictures ), false, true );
	}

	public function kind(): string {
		return match ( $this->thing->kind ) {
			Reported_Kind::Member  => __( 'Member', 'design-marketplace' ),
			Reported_Kind::Work    => __( 'Project', 'design-marketplace' ),
			Reported_Kind::Mission => __( 'Design job', 'design-marketplace' ),
			Reported_Kind::Message => __( 'Message', 'design-marketplace' ),
		};
	}

	/** Its title, plain text. */
	public function title(): string {
		$member = Reported_Kind::Member === $this->thing->kind ? $this->thing->owner : 0;
		$title  = $this->keeper?->title( $this->thing ) ?? $this->post->post_title ?? People::name( $member );
		return '' === $title ? __( 'Deleted', 'design-marketplace' ) : $title;
	}

	/** Its state: open, hidden, off and so on. */
	public function state(): string {
		$account = State::of( $this->thing->owner );
		if ( Account_State::Off === $account ) {
			return __( 'Account off', 'design-marketplace' );
		}
		if ( Reported_Kind::Member === $this->thing->kind ) {
			return $account->label();
		}
		if ( $this->keeper ) {
			return $this->keeper->hidden_by( $this->thing ) > 0
				? _x( 'Hidden', 'work or design job', 'design-marketplace' )
				: __( 'Private', 'design-marketplace' );
		}
		if ( ! $this->post ) {
			return __( 'Deleted', 'design-marketplace' );
		}
		return Reported_Kind::Work === $this->thing->kind && Work_State::is_published( $this->post )
			? __( 'Published', 'design-marketplace' )
			: Missions::status( $this->post->post_status );
	}

	/** Whether it is a design job that waits for approval, or has a change that waits. */
	public function waits(): bool {
		return Reported_Kind::Mission === $this->thing->kind && $this->post && Approval_Hold::waits( $this->post );
	}

	/** Its text, plain text. */
	public function text(): string {
		if ( $this->keeper ) {
			return __( 'Messages are private. What was reported is kept with the report.', 'design-marketplace' );
		}
		if ( $this->post ) {
			return $this->post->post_content;
		}
		$texts = array_filter( array_intersect_key( $this->fields(), array_flip( self::PROFILE ) ), 'is_string' );
		return implode( "\n\n", array_filter( $texts ) );
	}

	/** @return list<int> Attachment ids of its pictures: a work's own, otherwise those of the member's page. */
	public function pictures(): array {
		if ( $this->keeper ) {
			return array();
		}
		$post   = Reported_Kind::Work === $this->thing->kind ? $this->post : null;
		$values = $post
			? Work_Type::pictures( $post )
			: array_intersect_key( $this->fields(), array_flip( Member_Fields::images() ) );
		return array_values( array_filter( array_map( static fn( mixed $id ): int => is_scalar( $id ) ? (int) $id : 0, $values ) ) );
	}

	/** Address of its page, '' if nobody can see it. */
	public function url(): string {
		$profile = People::profile_url( $this->thing->owner );
		return '' === $profile ? '' : match ( $this->thing->kind ) {
			Reported_Kind::Message => '',
			Reported_Kind::Member  => $profile,
			Reported_Kind::Work    => match ( Work_State::tryFrom( $this->post->post_status ?? '' ) ) {
				Work_State::Published => add_query_arg( Work_Address::PARAMETER, $this->thing->id, $profile ),
				Work_State::Unlisted  => $this->post ? home_url( Work_Address::path( $this->post ) ) : '',
				default               => '',
			},
			Reported_Kind::Mission => Mission_State::is_published( $this->post ) ? "{$profile}/mission/{$this->thing->id}" : '',
		};
	}

	/** Address of its screen in wp-admin, '' if there is none. */
	public function screen(): string {
		if ( $this->post ) {
			return (string) get_edit_post_link( $this->post->ID, 'raw' );
		}
		return Reported_Kind::Member === $this->thing->kind && get_userdata( $this->thing->owner )
			? (string) get_edit_user_link( $this->thing->owner )
			: '';
	}

	/** @return array<string,mixed> */
	private function fields(): array {
		return get_userdata( $this->thing->owner ) ? Member_Fields::read( $this->thing->owner ) : array();
	}
}
