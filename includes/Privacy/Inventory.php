<?php
/**
 * The one list of what the site keeps about a member, and where. Exports read it; a test holds it against the database.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Privacy;

use DesignMarketplace\Auth\Tokens;
use DesignMarketplace\Clock;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Members\Activation;
use DesignMarketplace\Members\Consent;
use DesignMarketplace\Members\Decisions;
use DesignMarketplace\Members\Email_Note;
use DesignMarketplace\Members\Email_Notes;
use DesignMarketplace\Members\Fields;
use DesignMarketplace\Members\Last_Login;
use DesignMarketplace\Members\Roles;
use DesignMarketplace\Members\State;
use WP_Post;
use WP_User;

final class Inventory {

	/**
	 * Meta keys beside the fields of member.json, and whether a member's export has them: secrets it has not.
	 */
	public const STATE_META = array(
		State::ACTIVATED     => true,
		State::SINCE         => true,
		State::OFF           => false,
		State::UPDATED       => true,
		Last_Login::META     => true,
		Tokens::VERSION      => false,
		Activation::HASH     => false,
		Activation::EXPIRES  => false,
		// Exported without the hashes of their keys, see account().
		Email_Notes::PENDING => false,
		Email_Notes::UNDO    => false,
	);

	/**
	 * Columns that name a member, by table of ours. All rows of a deleted member go.
	 */
	public const COLUMNS = array(
		'directory'       => 'user_id',
		'directory_skill' => 'user_id',
		'application'     => 'user_id',
		'consent'         => 'user_id',
		'decision'        => 'user_id',
		'outbox'          => 'recipient',
	);

	/**
	 * Post types whose posts are a member's own data.
	 */
	public const POST_TYPES = array( 'dm_work', 'dm_mission', 'dm_application' );

	/**
	 * Everything about a member, by group.
	 *
	 * @param int $user_id Member.
	 * @return array<string,mixed>
	 */
	public function export( int $user_id ): array {
		$user = get_userdata( $user_id );
		if ( ! $user || ! State::is_members( $user ) ) {
			return array();
		}
		return array(
			'exported'     => gmdate( 'Y-m-d\TH:i:s\Z', Clock::now() ),
			'account'      => $this->account( $user ),
			'profile'      => $this->profile( $user_id ),
			'consents'     => Consent::of( $user_id ),
			'decisions'    => $this->decisions( $user_id ),
			'works'        => $this->posts( 'dm_work', $user_id ),
			'missions'     => $this->posts( 'dm_mission', $user_id ),
			'applications' => $this->posts( 'dm_application', $user_id ),
		);
	}

	/**
	 * What WordPress keeps of the account, and its state.
	 *
	 * @param WP_User $user Member.
	 * @return array<string,mixed>
	 */
	private function account( WP_User $user ): array {
		$account                  = array(
			'id'         => $user->ID,
			'login'      => $user->user_login,
			'slug'       => $user->user_nicename,
			'email'      => $user->user_email,
			'role'       => Roles::of( $user ),
			'registered' => str_replace( ' ', 'T', $user->user_registered ) . 'Z',
		);
		$pending                  = Email_Notes::pending( $user->ID );
		$account['new_email']     = $pending ? self::address( $pending ) : null;
		$account['former_emails'] = array_map( array( self::class, 'address' ), Email_Notes::former( $user->ID ) );
		foreach ( array_keys( array_filter( self::STATE_META ) ) as $key ) {
			$account[ substr( ltrim( $key, '_' ), strlen( 'design_marketplace_' ) ) ] = get_user_meta( $user->ID, State::SINCE === $key ? State::key( $key ) : $key, true );
		}
		return $account;
	}

	/**
	 * An address that stands beside the account, and until when it is kept.
	 *
	 * @param Email_Note $note Address.
	 * @return array{address:string,until:string}
	 */
	private static function address( Email_Note $note ): array {
		return array(
			'address' => $note->address,
			'until'   => gmdate( 'Y-m-d\TH:i:s\Z', $note->until ),
		);
	}

	/**
	 * The decisions about the account and the member's objections. The name of who decided is not the member's data.
	 *
	 * @param int $user_id Member.
	 * @return list<array<string,string>>
	 */
	private function decisions( int $user_id ): array {
		return array_map(
			static fn( array $record ): array => array(
				'decision' => $record['decision'],
				'reason'   => $record['reason'],
				'words'    => $record['words'],
				'date'     => str_replace( ' ', 'T', $record['date'] ) . 'Z',
			),
			Decisions::of( $user_id )
		);
	}

	/**
	 * The fields of the profile, images as the addresses of their files.
	 *
	 * @param int $user_id Member.
	 * @return array<string,mixed>
	 */
	private function profile( int $user_id ): array {
		$profile = Fields::read( $user_id );
		foreach ( Fields::rules( Roles::of( $user_id ) ) as $name => $rule ) {
			if ( $rule->is_image() ) {
				$profile[ $name ] = $profile[ $name ] > 0 ? wp_get_attachment_url( $profile[ $name ] ) : null;
			}
		}
		return $profile;
	}

	/**
	 * A member's posts of a type, trash included, with their meta and skills.
	 *
	 * @param string $type    Post type.
	 * @param int    $user_id Member.
	 * @return list<array<string,mixed>>
	 */
	private function posts( string $type, int $user_id ): array {
		$posts = get_posts(
			array(
				'post_type'      => $type,
				'author'         => $user_id,
				'post_status'    => array_keys( get_post_stati() ),
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			)
		);
		return array_map( array( $this, 'post' ), array_values( array_filter( $posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) ) );
	}

	/**
	 * A post as data.
	 *
	 * @param WP_Post $post Post.
	 * @return array<string,mixed>
	 */
	private function post( WP_Post $post ): array {
		$data = array(
			'id'       => $post->ID,
			'status'   => $post->post_status,
			'title'    => $post->post_title,
			'content'  => '' === $post->post_content ? $post->post_excerpt : $post->post_content,
			'parent'   => $post->post_parent,
			'created'  => str_replace( ' ', 'T', $post->post_date_gmt ) . 'Z',
			'modified' => str_replace( ' ', 'T', $post->post_modified_gmt ) . 'Z',
		);
		foreach ( array_keys( (array) get_post_meta( $post->ID ) ) as $key ) {
			if ( preg_match( '/^_?design_marketplace_(.+)$/', (string) $key, $name ) ) {
				$data[ $name[1] ] = get_post_meta( $post->ID, (string) $key, true );
			}
		}
		if ( is_object_in_taxonomy( $post->post_type, 'dm_skill' ) ) {
			$skills         = get_the_terms( $post, 'dm_skill' );
			$data['skills'] = is_array( $skills ) ? wp_list_pluck( $skills, 'name' ) : array();
		}
		$images         = get_children(
			array(
				'post_parent' => $post->ID,
				'post_type'   => 'attachment',
				'post_status' => 'any',
				'meta_key'    => Images::KIND,
				'fields'      => 'ids',
			)
		);
		$data['images'] = array_values( array_filter( array_map( static fn( mixed $id ): string|false => wp_get_attachment_url( (int) $id ), (array) $images ) ) );
		return $data;
	}
}
