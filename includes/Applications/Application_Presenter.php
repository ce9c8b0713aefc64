<?php
/**
 * Presents applications as the contract has them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Rest\Item_Controller;

/**
 * For the current user.
 */
final class Application_Presenter {

	/**
	 * Applications as the current user may see them.
	 *
	 * @param list<Application> $applications Applications.
	 * @param bool              $with_author  Whether who applied goes along.
	 * @return list<array<string,mixed>>
	 */
	public function present( array $applications, bool $with_author ): array {
		return array_map(
			fn( Application $application ): array => $this->application( $application ) + ( $with_author ? array( '_embedded' => array( 'author' => array( $this->author( $application ) ) ) ) : array() ),
			$applications
		);
	}

	/**
	 * One application. Of a company that is off only the applicant reads it, without title and company.
	 *
	 * @param Application $application Application.
	 * @return array<string,mixed>
	 */
	private function application( Application $application ): array {
		return Item_Controller::common( $application->post ) + array(
			'excerpt'       => array( 'rendered' => wpautop( esc_html( $application->post->post_content ) ) ),
			'mission'       => $application->mission,
			'mission_title' => $application->has_owner ? $application->title : '',
			'mission_close' => Mission_State::Closed === $application->state,
			'contractor'    => $application->has_owner ? $application->owner_slug : '',
			'available'     => $application->has_owner,
			'stage'         => $application->told->value,
			'words'         => $application->told_words,
			'seen'          => '' === $application->seen_gmt ? null : $application->seen_gmt,
			'outcome'       => Mission_State::Closed === $application->state ? Mission_Outcome::told( $application->outcome ) : null,
			'can'           => Application_Policy::abilities(),
		);
	}

	/**
	 * The applicant.
	 *
	 * @param Application $application Application.
	 * @return array<string,string>
	 */
	private function author( Application $application ): array {
		$author = array(
			'slug' => $application->slug,
			'name' => $application->name,
		);
		return Application_Policy::can_see_address( $application ) ? $author + array( 'email' => $application->email ) : $author;
	}
}
