<?php
/**
 * What each route is called and said to be, in the visitor's language.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * One place for the names in the window's title, the heading and the description of routes without content of their own.
 */
final class Titles {

	/**
	 * A route's name.
	 *
	 * @param string $route Route name, 'not_found' included.
	 */
	public static function of( string $route ): string {
		$titles = array(
			'home'               => get_bloginfo( 'name' ),
			'jobs'               => __( 'Design jobs', 'design-marketplace' ),
			'designers'          => __( 'Designers', 'design-marketplace' ),
			'showcase'           => __( 'Showcase', 'design-marketplace' ),
			'tools'              => __( 'Tools', 'design-marketplace' ),
			'about'              => __( 'About us', 'design-marketplace' ),
			'login'              => __( 'Log in', 'design-marketplace' ),
			'signup'             => __( 'Sign up', 'design-marketplace' ),
			'forgotten_password' => __( 'Forgotten password', 'design-marketplace' ),
			'reset_password'     => __( 'Choose a new password', 'design-marketplace' ),
			'settings'           => __( 'Edit my profile', 'design-marketplace' ),
			'my_applications'    => __( 'My applications', 'design-marketplace' ),
			'edit_work'          => __( 'Add a project', 'design-marketplace' ),
			'contact_designer'   => __( 'Work with me', 'design-marketplace' ),
			'edit_mission'       => __( 'Post design job', 'design-marketplace' ),
			'apply'              => __( 'Apply', 'design-marketplace' ),
			'mission'            => __( 'Design job', 'design-marketplace' ),
			'designer'           => __( 'Designer', 'design-marketplace' ),
			'project'            => __( 'Project', 'design-marketplace' ),
			'not_found'          => __( 'Page not found', 'design-marketplace' ),
		);
		return $titles[ $route ] ?? get_bloginfo( 'name' );
	}

	/**
	 * A sentence on what the route offers, '' where none is needed.
	 *
	 * @param string $route Route name.
	 */
	public static function description( string $route ): string {
		$descriptions = array(
			'home'      => __( 'Designers show their work, companies and university startups post design jobs, and the two find each other.', 'design-marketplace' ),
			'jobs'      => __( 'Design jobs of companies and university startups: what they work on, and which skills they look for.', 'design-marketplace' ),
			'designers' => __( 'Designers and their latest work, by skill, experience and region.', 'design-marketplace' ),
			'showcase'  => __( 'What designers and companies have made together.', 'design-marketplace' ),
			'tools'     => __( 'Templates, guides and reading for working together.', 'design-marketplace' ),
			'signup'    => __( 'Become a member: as a designer with a portfolio, or as a company with design jobs.', 'design-marketplace' ),
		);
		return $descriptions[ $route ] ?? '';
	}
}
